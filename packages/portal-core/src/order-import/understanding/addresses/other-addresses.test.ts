import { describe, expect, it } from 'vitest';
import { columnsOfSource } from '../../recipe/field-source.js';
import { columnLabels } from '../../recipe/column-labels.js';
import { ADDRESS_FIELDS, type FieldSource } from '../../order-import.types.js';
import { understand } from '../understand.js';
import type { ChosenSources, Question } from '../../understanding.types.js';

const TWINS = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Name;Straße;PLZ;Ort;Land;Artikelnummer;Menge';
const ROW = 'O1;18.11.2026;Frau;Ada Weiß;Ring 8;20095;Hamburg;DE;Käthe Kern;Hof 3;50667;Köln;DE;NW1050;2';

function read(header: string, row: string, chosen: ChosenSources = {}) {
  const names = header.split(';');
  const found = understand(names, [row.split(';')], { chosen });
  const labels = columnLabels(names);
  const named = (source: FieldSource | null | undefined) =>
    columnsOfSource(source ?? undefined)
      .map((column) => labels[column])
      .join(' + ');
  const address = Object.fromEntries(
    ADDRESS_FIELDS.filter((field) => found.mapping.columns[field] !== undefined).map((field) => [
      field,
      named(found.mapping.columns[field]),
    ]),
  );
  return { ...found, labels, address };
}

const other = (questions: readonly Question[]) =>
  questions.flatMap(({ otherAddresses = [] }) => otherAddresses.map(({ columns }) => columns))[0] ?? {};

const SECOND = {
  salutation: 'Anrede',
  first_address_line: 'Name (2)',
  street: 'Straße (2)',
  postal_code: 'PLZ (2)',
  city: 'Ort (2)',
  country: 'Land (2)',
};

describe('several addresses under the same headers', () => {
  it('are one question that names the other address with its values', () => {
    const { questions, labels } = read(TWINS, ROW);
    const asked = questions.filter(({ kind }) => kind === 'choice');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.otherAddresses).toMatchObject([{ samples: ['Frau Käthe Kern Hof 3 50667 Köln DE'] }]);
    expect(labels[8]).toBe('Name (2)');
    expect(asked[0]?.otherAddresses?.[0]?.columns).toMatchObject({ street: 9, city: 11 });
  });

  it('are changed as a whole by choosing the other one, with nothing left to ask', () => {
    const { questions } = read(TWINS, ROW);
    const taken = read(TWINS, ROW, { columns: other(questions) });
    expect(taken.address).toEqual(SECOND);
    expect(taken.questions).toEqual([]);
  });

  it.each([
    ['name', 'first_address_line', 8],
    ['street', 'street', 9],
    ['town', 'city', 11],
  ] as const)('are changed as a whole by an answer about the %s alone', (_, field, column) => {
    expect(read(TWINS, ROW, { columns: { [field]: column } }).address).toEqual(SECOND);
  });

  it('keep a company and an addition with the address they stand in', () => {
    const header = 'Bestellnr;Datum;Firma;Name;Straße;PLZ;Ort;Name;Zusatz;Strasse;Postleitzahl;Stadt;Land';
    const row =
      'O2;18.11.2026;Zahl AG;Ada Weiß;Ring 8;20095;Hamburg;Käthe Kern;Hinterhaus;Hof 3;50667;Köln;DE';
    expect(read(header, row).address).toMatchObject({ company: 'Firma', street: 'Straße' });
    expect(read(header, row).address).not.toHaveProperty('address_second_line');
    const { address } = read(header, row, { columns: { street: 9 } });
    expect(address).toMatchObject({ address_second_line: 'Zusatz', city: 'Stadt', country: 'Land' });
    expect(address).not.toHaveProperty('company');
  });

  it.each([
    ['Straße 1;PLZ 1;Ort 1;Straße 2;PLZ 2;Ort 2', 'Straße 2', 'PLZ 2', 'Ort 2'],
    [
      'Straße;PLZ;Ort;Abgabestelle Straße;Abgabestelle PLZ;Abgabestelle Ort',
      'Abgabestelle Straße',
      'Abgabestelle PLZ',
      'Abgabestelle Ort',
    ],
  ])('are never mixed in a file with %s', (places, street, postal_code, city) => {
    const header = `Bestellnr;Datum;Anrede;Name;${places};Land;Artikelnummer;Menge`;
    const row = 'O3;18.11.2026;Frau;Ada Weiß;Ring 8;20095;Hamburg;Hof 3;50667;Köln;DE;NW1050;1';
    const { questions } = read(header, row);
    expect(other(questions)).toMatchObject({ street: 7, postal_code: 8, city: 9, first_address_line: 3 });
    expect(read(header, row, { columns: { street: 7 } }).address).toMatchObject({
      street,
      postal_code,
      city,
    });
  });
});
