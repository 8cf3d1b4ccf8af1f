import { describe, expect, it } from 'vitest';
import { understand } from './understand.js';

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

  it('that a person or a recipe names is meant', () => {
    const chosen = { columns: { quantity: 7 } };
    expect(asked([7], { chosen })).toEqual([]);
    const columns = { external_order_id: 'Bestellnummer', street: 'Straße' };
    const recipe = { content: { mode: 'new-line', columns }, reason: 'remembered' } as const;
    expect(asked([2], { recipe }).filter((one) => one.startsWith('hidden'))).toEqual([]);
  });

  it('is asked by itself where it belongs to the other party', () => {
    const header = [...HEADER, 'Rechnung Straße', 'Rechnung PLZ', 'Rechnung Ort'];
    const row = [...ROW, 'Weg 1', '50667', 'Köln'];
    const { questions } = understand(header, [row], { hiddenColumns: [0, 11] });
    expect(questions.map(({ id }) => id)).toEqual(['hidden:external_order_id:1', 'hidden:street:12']);
  });
});
