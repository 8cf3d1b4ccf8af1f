import { describe, expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import { recipeContent } from '../../recipe/named-recipe.js';
import type { ChosenSources } from '../../understanding.types.js';
import { understand } from '../understand.js';

const HEAD = 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.'.split(';');
const ROW = '1;18.11.2026;Frau;Eva Groß;Lindenweg 3;20095;Hamburg;DE;NW1'.split(';');

function asked(header: readonly string[], cells: readonly (readonly string[])[], chosen: ChosenSources) {
  const rows = cells.map((more) => [...ROW, ...more]);
  return understand(header, rows, { chosen }).questions.map(({ id }) => id);
}

describe('a quantity that is fixed for a whole file', () => {
  const one = { constants: { quantity: '1' } };

  it.each(['Anzahl', 'Bestellmenge', 'Stück', 'Qty', 'Menge'])('is asked about beside %s', (name) => {
    const header = [...HEAD, name];
    expect(asked(header, [['1'], ['3']], one)).toEqual(['leftOut:quantity/10']);
    expect(asked(header, [['1'], ['1']], one)).toEqual([]);
    expect(asked(header, [['1'], ['']], one)).toEqual([]);
  });

  it.each(['Kartons', 'Lagen', 'Paletten'])('is asked about beside packs counted under %s', (name) => {
    const header = [...HEAD, name];
    expect(asked(header, [['2'], ['1'], ['4']], one)).toEqual(['leftOut:quantity/10']);
    expect(asked(header, [['1'], ['1'], ['1']], one)).toEqual([]);
  });

  it('is asked about once another file says more', () => {
    const header = [...HEAD, 'Anzahl'];
    const { mapping } = understand(header, [[...ROW, '1']], { chosen: one });
    const content = recipeContent({ mapping, header, dialect: aDialect({}) });
    const now = understand(header, [[...ROW, '2']], { recipe: { content, reason: 'remembered' } });
    expect(now.questions.map(({ id }) => id)).toEqual(['leftOut:quantity/10']);
  });

  it('is what a person says who takes the column away', () => {
    const chosen = { ...one, columns: { quantity: null } };
    expect(asked([...HEAD, 'Anzahl'], [['1'], ['3']], chosen)).toEqual([]);
  });

  it('is none of the sizes of packs and other numbers', () => {
    expect(asked([...HEAD, 'Kundengruppe'], [['1'], ['3']], one)).toEqual([]);
  });
});

describe('a quantity that a person takes without its units', () => {
  const header = [...HEAD, 'Menge', 'Einheit'];
  const chosen = { columns: { quantity: 9 } };

  it('is asked about where some unit is no piece', () => {
    const packs = [
      ['1', 'Stk'],
      ['1', 'Karton'],
    ];
    expect(asked(header, packs, chosen)).toEqual(['leftOut:quantity:10/11']);
    expect(asked(header, packs, { ...chosen, ignored: [10] })).toEqual([]);
  });

  it('is sure where all are pieces', () => {
    const pieces = [
      ['1', 'Stk'],
      ['2', 'Stück'],
    ];
    expect(asked(header, pieces, chosen)).toEqual([]);
  });
});

describe('rows that count as one piece each', () => {
  it.each(['Klasse', '#'])('name the small numbers below %s, which may be their quantities', (name) => {
    expect(asked([...HEAD, name], [['2'], ['3']], {})).toEqual([
      'onePiece:quantity:9',
      'leftOut:quantity/10',
    ]);
    expect(asked([...HEAD, name], [['2'], ['3']], { constants: { quantity: '1' } })).toEqual([]);
  });

  it.each([
    ['#', ['1'], ['2']],
    ['Klasse', ['1'], ['1']],
    ['Klasse', ['2'], ['']],
    ['Backer UID', ['771'], ['772']],
  ])('name no other: %s of %j and %j', (name, one, other) => {
    expect(asked([...HEAD, name], [one, other], {})).toEqual(['onePiece:quantity:9']);
  });
});

it.each([
  ['VPE', '6'],
  ['Stk/Karton', '10'],
  ['Pack size', '12'],
  ['pro Pack', '6er'],
])('a quantity chosen by hand beside %s of %s is asked about once more', (name, cell) => {
  const header = ['Bestellnr', 'Datum', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge', name];
  const row = ['1', '18.11.2026', 'Eva Groß', 'Ring 3', '20095', 'Hamburg', 'DE', 'NW1', '2'];
  const asked = (pieces: string, ignored: number[] = []) => {
    const chosen = { columns: { quantity: 8 }, constants: { salutation: 'frau' }, ignored };
    return understand(header, [[...row, pieces]], { chosen }).questions;
  };
  expect(asked(cell)).toMatchObject([{ kind: 'leftOut', fields: ['quantity'], others: [9] }]);
  expect(asked(cell, [9])).toEqual([]);
  expect(asked('1')).toEqual([]);
});
