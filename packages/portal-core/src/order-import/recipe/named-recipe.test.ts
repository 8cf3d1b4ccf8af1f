import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CELL_PARTS, type FieldSource, type ImportMapping } from '../order-import.types.js';
import { nameMapping, placeMapping, recipeContent, recipeToRemember } from './named-recipe.js';

const mapping: ImportMapping = {
  mode: 'new-line',
  columns: {
    external_order_id: 0,
    street: { columns: [1, 2] },
    postal_code: { columns: [3], part: 'postalCodeOfTown' },
  },
  fallback: { street: { columns: [4], part: 'addressStreet' } },
  items: [
    { product_id: 5, quantity: 6 },
    { product_id: { fixed: 'A1' }, quantity: 7 },
  ],
  constants: { country: 'DE' },
  values: { salutation: { Divers: 'frau' } },
};
const header = ['Nr', 'Straße', 'Haus-Nr.', 'PLZ Ort', 'Rechnung', 'Artikel', 'Menge', 'Menge'];

it('names columns by label, and finds them wherever they have moved to', () => {
  const named = nameMapping(mapping, header);
  expect(named.columns.street).toEqual({ columns: ['Straße', 'Haus-Nr.'] });
  expect(named.items?.[1]).toEqual({ product_id: { fixed: 'A1' }, quantity: 'Menge (2)' });
  expect(placeMapping(named, header)).toEqual({ mapping, missingLabels: [] });
  const reversed = placeMapping(named, [...header.slice(0, 6).reverse(), 'menge', 'Menge', 'Menge']);
  expect(reversed.mapping.columns).toEqual({
    external_order_id: 5,
    street: { columns: [4, 3] },
    postal_code: { columns: [2], part: 'postalCodeOfTown' },
  });
});

it('leaves out what needs a missing column: the field, and fallback and items as a whole', () => {
  const { mapping: placed, missingLabels } = placeMapping(nameMapping(mapping, header), [
    'Nr',
    'Straße',
    'PLZ Ort',
    'Artikel',
    'Menge',
  ]);
  expect(missingLabels).toEqual(['Haus-Nr.', 'Rechnung', 'Menge (2)']);
  expect(placed).toEqual({
    mode: 'new-line',
    columns: { external_order_id: 0, postal_code: { columns: [2], part: 'postalCodeOfTown' } },
    constants: { country: 'DE' },
    values: { salutation: { Divers: 'frau' } },
  });
});

it('does not take one of two columns whose labels differ only in spelling', () => {
  expect(placeMapping({ mode: 'comma', columns: { city: 'ORT' } }, ['Ort', 'ort'])).toEqual({
    mapping: { mode: 'comma', columns: {} },
    missingLabels: ['ORT'],
  });
});

it('gives back every recipe that was named, whatever the header', () => {
  const recipe = fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 8 }).chain((titles) => {
    const column = fc.nat({ max: titles.length - 1 });
    const source: fc.Arbitrary<FieldSource> = fc.oneof(
      column,
      fc.record({
        columns: fc.array(column, { minLength: 1, maxLength: 3 }),
        part: fc.constantFrom(...CELL_PARTS),
      }),
    );
    const fields = fc.record({ city: source, street: source }, { requiredKeys: [] });
    const items = fc.array(
      fc.record({ product_id: source, quantity: source }, { requiredKeys: ['product_id'] }),
      { maxLength: 3 },
    );
    return fc.tuple(fc.constant(titles), fields, fields, items);
  });
  fc.assert(
    fc.property(recipe, ([titles, columns, fallback, items]) => {
      const whole: ImportMapping = { mode: 'new-line', columns, fallback, items };
      expect(placeMapping(nameMapping(whole, titles), titles)).toEqual({ mapping: whole, missingLabels: [] });
    }),
  );
});

it('saves how the file is read, but not where it began', () => {
  const dialect = {
    encoding: 'utf-8',
    delimiter: ';',
    hasHeader: true,
    dateOrder: null,
    firstLine: 3,
    headerRows: 2,
  } as const;
  expect(
    recipeContent({ dialect, mapping: { mode: 'comma', columns: { city: 0 } }, header: ['Ort'] }),
  ).toEqual({
    version: 2,
    header: ['Ort'],
    blank: [],
    mode: 'comma',
    columns: { city: 'Ort' },
    encoding: 'utf-8',
    delimiter: ';',
    headerRows: 2,
  });
});

it('remembers no date and no salutation of one file, no order of dates nobody said, and nothing of a file without header', () => {
  const dialect = { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: 'dmy' } as const;
  const said: ImportMapping = {
    mode: 'comma',
    columns: { city: 0 },
    constants: { date: '2026-11-13', salutation: 'frau', country: 'DE' },
  };
  const reading = { dialect, mapping: said, header: ['Ort'] };
  expect(recipeToRemember(reading)?.content.constants).toEqual({ country: 'DE' });
  expect(recipeToRemember(reading)?.content.dateOrder).toBeUndefined();
  expect(recipeToRemember(reading, { isDateOrderSaid: true })?.content.dateOrder).toBe('dmy');
  expect(recipeToRemember({ ...reading, dialect: { ...dialect, hasHeader: false } })).toBeUndefined();
});

it('keeps the words of a shop, and not what was said of doubts about the rows of one file', () => {
  const dialect = { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: 'dmy' } as const;
  const values: ImportMapping['values'] = {
    product_id: { Becher: 'NW1050', nw1051: 'NW1051', VERSAND: '' },
    product_named: { 'NW1050 / Teekanne': 'NW1050', 'NW1051 / Teekanne': 'NW1070' },
    country: { AU: 'AU', Sl: 'SI', 'Bundesrepublik D.': 'DE' },
    remark: { Selbstabholung: '' },
    salutation: { Divers: '' },
  };
  const reading = {
    dialect,
    mapping: { mode: 'new-line', columns: { city: 0 }, values },
    header: ['Ort'],
  } as const;
  const lasting = {
    product_id: { Becher: 'NW1050', VERSAND: '' },
    country: { 'Bundesrepublik D.': 'DE' },
    salutation: { Divers: '' },
  };
  expect(recipeContent(reading).values).toEqual(lasting);
  expect(recipeToRemember(reading)?.content.values).toEqual(lasting);
  const doubts = { ...reading, mapping: { ...reading.mapping, values: { product_id: { A: 'A' } } } };
  expect(recipeContent(doubts)).not.toHaveProperty('values');
});

it('keeps columns a person said to be of no use, wherever they have moved to', () => {
  const mapping: ImportMapping = { mode: 'comma', columns: { city: 0 }, ignored: [1, 2] };
  const named = nameMapping(mapping, ['Ort', 'Abholort', 'Zugabe']);
  expect(named.ignored).toEqual(['Abholort', 'Zugabe']);
  expect(placeMapping(named, ['Zugabe', 'Ort'])).toEqual({
    mapping: { mode: 'comma', columns: { city: 1 }, ignored: [0] },
    missingLabels: [],
  });
});

it('saves no day of one file, and no word that nothing is cancelled', () => {
  const dialect = { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: null } as const;
  const said: ImportMapping = {
    mode: 'comma',
    columns: { city: 0 },
    constants: { date: '2026-11-13', country: 'DE' },
    cancelled: [],
  };
  const content = recipeContent({ dialect, mapping: said, header: ['Ort'] });
  expect(content.constants).toEqual({ country: 'DE' });
  expect(content).not.toHaveProperty('cancelled');
});

it('asks again about approvals and payments, whatever was ignored for one file', () => {
  const header = ['Bestellnr.', 'geprüft', 'Bezahlt am', 'Farbe'];
  const mapping: ImportMapping = {
    mode: 'new-line',
    columns: { external_order_id: 0 },
    ignored: [1, 2, 3],
    ignoredAs: [
      { column: 1, kind: 'words' },
      { column: 3, kind: 'words' },
    ],
  };
  const dialect = { encoding: 'utf-8', delimiter: ';', dateOrder: 'dmy', hasHeader: true } as const;
  const { ignored, ignoredAs } = recipeContent({ dialect, mapping, header });
  expect(ignored).toEqual(['Farbe']);
  expect(ignoredAs).toEqual([{ column: 'Farbe', kind: 'words' }]);
});
