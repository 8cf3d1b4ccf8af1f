import { describe, expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import type { ImportMapping } from '../../order-import.types.js';
import { recipeContent } from '../../recipe/named-recipe.js';
import { understand } from '../understand.js';

const HEADER = [
  'Bestellnummer',
  'Name',
  'Straße',
  'PLZ',
  'Ort',
  'Land',
  'Artikelnummer',
  'Menge',
  'Datum',
  'Anrede',
  'Kasse',
];
const ROW = [
  '1001',
  'Eva Groß',
  'Ring 8',
  '20095',
  'Hamburg',
  'DE',
  'NW1050',
  '2',
  '2026-11-18',
  'Frau',
  '7',
];

const understood = (hiddenColumns: number[], options: Parameters<typeof understand>[2] = {}) =>
  understand(HEADER, [ROW], { ...options, hiddenColumns });
const asked = (...args: Parameters<typeof understood>) =>
  understood(...args).questions.map(({ id, word }) => `${id} ${word ?? ''}`);

describe('a hidden column', () => {
  it('that would feed a field is asked, all of them at once', () => {
    expect(asked([])).toEqual([]);
    expect(asked([2, 7])).toEqual(['hidden:street+quantity:3+8 Straße, Menge']);
  });

  it('that feeds nothing is only told', () => {
    const { questions, unused } = understood([10]);
    expect([questions, unused.map(({ column, hidden }) => [column, hidden])]).toEqual([[], [[10, true]]]);
  });

  it('that a person or a profile written by hand names is meant', () => {
    const chosen = { columns: { quantity: 7 } };
    expect(asked([7], { chosen })).toEqual([]);
    const columns = { external_order_id: 'Bestellnummer', street: 'Straße' };
    const recipe = { content: { mode: 'new-line', columns }, reason: 'profile' } as const;
    expect(asked([2], { recipe }).filter((one) => one.startsWith('hidden'))).toEqual([]);
  });

  it.each(['remembered', 'profile'] as const)(
    'is asked where a recipe was %s from a file that showed it, and no more once it was confirmed hidden',
    (reason) => {
      const content = (mapping: ImportMapping) =>
        recipeContent({ mapping, header: HEADER, dialect: aDialect({}) });
      const shown = { content: content(understood([]).mapping), reason };
      expect(asked([], { recipe: shown })).toEqual([]);
      expect(asked([2, 7], { recipe: shown })).toEqual(['hidden:street+quantity:3+8 Straße, Menge']);
      const confirmed = new Set(['hidden:street+quantity:3+8']);
      const unseen = { content: content(understood([2, 7], { recipe: shown, confirmed }).mapping), reason };
      expect(unseen.content.hidden).toEqual(['Straße', 'Menge']);
      expect(asked([2, 7], { recipe: unseen })).toEqual([]);
      expect(asked([1, 2, 7], { recipe: unseen })).toEqual(['hidden:first_address_line:2 Name']);
    },
  );

  it('is asked by itself where it belongs to the other party', () => {
    const header = [...HEADER, 'Rechnung Straße', 'Rechnung PLZ', 'Rechnung Ort'];
    const row = [...ROW, 'Weg 1', '50667', 'Köln'];
    const { questions } = understand(header, [row], { hiddenColumns: [0, 11] });
    expect(questions.map(({ id }) => id)).toEqual(['hidden:external_order_id:1', 'hidden:street:12']);
  });
});
