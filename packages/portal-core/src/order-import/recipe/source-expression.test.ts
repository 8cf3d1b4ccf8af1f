import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_PARTS, type FieldSource } from '../order-import.types.js';
import { columnLabels } from './column-labels.js';
import { formatSource, parseSource } from './source-expression.js';

const labels = columnLabels([
  'Straße',
  'Hausnummer',
  'Ort',
  'Ort (Lieferung)',
  '',
  'A + B',
  'Ort',
  '7',
  'A+B',
]);

describe('parseSource', () => {
  it.each<[string, FieldSource]>([
    ['Straße + Hausnummer', { columns: [0, 1] }],
    ['strasse+hausnummer', { columns: [0, 1] }],
    ['Straße +"-"+ Hausnummer', { columns: [0, 1], join: '-' }],
    ['#5', 4],
    ['2', 1],
    ['7', 7],
    ['ort lieferung', 3],
    ['Ort (Lieferung)', 3],
    ['Ort (2)', 6],
    ['A + B', 5],
    ['"A + B" + Straße', { columns: [5, 0] }],
    ['PLZ(Ort)', { columns: [2], part: 'postalCodeOfTown' }],
    ['Town( Ort (Lieferung) )', { columns: [3], part: 'townOfPostalCode' }],
    ['turnedName(Straße + Ort)', { columns: [0, 2], part: 'turnedName' }],
    ['=Ort(Straße)', { columns: [0], part: 'townOfPostalCode' }],
  ])('reads %j', (text, source) => expect(parseSource(text, labels)).toEqual(source));

  it.each([
    '',
    'Plz',
    '#10',
    '0',
    'Straße + Plz',
    'Straße +',
    '+ Straße',
    'Straße +"-"+ Ort + Hausnummer',
    'a b',
  ])('refuses %j', (text) => expect(parseSource(text, labels)).toBeNull());
});

it.each([
  ['La\u0308nge', 'Länge'],
  ['Länge', 'La\u0308nge'],
  ['Straße\u00a0 Nr.', 'Straße Nr.'],
  ['Bestell-\nnummer', 'Bestellnummer'],
  ['Straße\u200b', 'STRASSE'],
])('finds the header %j by %j', (header, typed) => {
  expect(parseSource(`${typed} + Ort`, columnLabels([header, 'Ort']))).toEqual({ columns: [0, 1] });
});

it('gives back every source that was written', () => {
  const title = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.string({
      maxLength: 10,
      unit: fc.constantFrom('a', 'B', 'ß', '+', ' + ', '"', '#', '1', '=', 'Ort(', 'PLZ(', ')', ' ', '\n'),
    }),
  );
  const file = fc.array(title, { minLength: 1, maxLength: 6 }).chain((header) => {
    const column = fc.nat({ max: header.length - 1 });
    const columns = fc.array(column, { minLength: 1, maxLength: 3 });
    const part = fc.option(fc.constantFrom(...CELL_PARTS), { nil: undefined });
    return fc.record({ header: fc.constant(header), columns, part, join: fc.string({ maxLength: 3 }) });
  });
  fc.assert(
    fc.property(
      file,
      fc.constantFrom('de' as const, 'en' as const),
      ({ header, columns, part, join }, language) => {
        const source: FieldSource =
          columns.length === 1 && part === undefined
            ? (columns[0] ?? 0)
            : {
                columns,
                ...(columns.length === 1 || join === ' ' ? {} : { join }),
                ...(part === undefined ? {} : { part }),
              };
        const names = columnLabels(header);
        expect(parseSource(formatSource(source, names, language), names)).toEqual(source);
      },
    ),
    { numRuns: 3000 },
  );
});
