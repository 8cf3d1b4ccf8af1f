import { describe, expect, it } from 'vitest';
import { understand } from '../understand.js';

const BEFORE = ['Bestellnr.', 'Datum', 'Anrede', 'Name'];
const BEHIND = ['PLZ', 'Ort', 'Land', 'SKU', 'Menge'];
const ROW_BEFORE = ['1', '18.11.2026', 'Frau', 'Eva Groß'];
const ROW_BEHIND = ['20095', 'Hamburg', 'DE', 'NW1', '2'];

/** The headers that street and second line are read from, and the questions. */
function read(names: readonly string[], cells: readonly string[], last: readonly string[] = []) {
  const header = [...BEFORE, ...names, ...BEHIND, ...last];
  const { mapping, questions } = understand(header, [
    [...ROW_BEFORE, ...cells.slice(0, names.length), ...ROW_BEHIND, ...cells.slice(names.length)],
  ]);
  const of = (field: 'street' | 'address_second_line') => {
    const source = mapping.columns[field];
    const columns =
      typeof source === 'number'
        ? [source]
        : source !== undefined && 'columns' in source
          ? source.columns
          : [];
    return columns.map((column) => header[column]).join(' + ');
  };
  return [
    of('street'),
    of('address_second_line'),
    ...questions.map(({ kind, fields }) => `${kind}: ${fields[0]}`),
  ];
}

describe('a column beside the street', () => {
  it.each([
    [['Straße', 'Nr.', 'Hs', 'OG'], ['Ring', '9', '2', '3'], 'Straße + Nr.', 'Hs + OG'],
    [['Straße', 'Nr.', 'Haus'], ['Ring', '9', 'B'], 'Straße + Nr.', 'Haus'],
    [['Straße', 'Nr', 'Bte'], ['Ring', '9', '3'], 'Straße + Nr', 'Bte'],
    [['Straße', 'OT'], ['Ring 9', 'Altona'], 'Straße', 'OT'],
  ])('is added to it: %j', (names, cells, street, second) => {
    expect(read(names, cells)).toEqual([street, second]);
  });

  it.each(['b', 'a/b', 'c-e', 'a + b', '1/2'])('with %s belongs to the number before it', (letter) => {
    expect(read(['Straße', 'Hausnr', 'Zusatz'], ['Ring', '9', letter])).toEqual([
      'Straße + Hausnr + Zusatz',
      '',
    ]);
  });

  it('called Gasse has the street', () => {
    expect(read(['Gasse', 'Hausnr', 'Stiege'], ['Quellengasse', '9', '2'])).toEqual([
      'Gasse + Hausnr',
      'Stiege',
    ]);
  });

  it('is its number where `Straße Nr.` has none', () => {
    expect(read(['Straße Nr.', 'Hausnummer'], ['Lindenweg', '3'])).toEqual(['Straße Nr. + Hausnummer', '']);
    expect(read(['Straße Nr.', 'Hausnummer'], ['Lindenweg 3', '3'])).toEqual(['Straße Nr.', '']);
  });

  it.each(['Platz des 4. Juli', 'Rue du 11 Novembre 1918', 'Via 25 Aprile', 'Straße der 1. Mai'])(
    'is its number where the street is called after a day: %s',
    (street) => expect(read(['Straße', 'Hausnummer'], [street, '12'])).toEqual(['Straße + Hausnummer', '']),
  );

  it.each(['Platz des 4. Juli 12', 'Platz der Einheit 4', 'Lindenweg 5. Stock', 'Straße 17', 'Q 7'])(
    'is asked about where the street has a number beside such a day: %s',
    (street) =>
      expect(read(['Straße', 'Hausnummer'], [street, '12'])).toEqual([
        'Straße + Hausnummer',
        '',
        'content: street',
      ]),
  );

  it.each(['Zeile 2', 'Zeile2', '2. Zeile', 'Adresszeile 2', 'Line 2'])(
    'is its addition wherever it is called %s',
    (name) => expect(read(['Straße'], ['Ring 9', 'Hinterhaus'], [name])).toEqual(['Straße', name]),
  );

  it('is a position where it is called Zeile and has numbers', () => {
    expect(read(['Straße'], ['Ring 9', '2'], ['Zeile 2'])).toEqual(['Straße', '']);
  });

  it.each([
    [
      ['Straße', 'Nr', 'Buchst.'],
      ['Ring', '9', 'a'],
      ['Straße + Nr + Buchst.', '', 'unexplained: street'],
    ],
    [
      ['Straße', 'Nr', 'bis'],
      ['Ring', '9', '11'],
      ['Straße + Nr', '', 'choice: street'],
    ],
    [
      ['Straße', 'Tür', 'Nr'],
      ['Ring', '3', '9'],
      ['Straße + Nr', 'Tür', 'content: street'],
    ],
    [
      ['Straße', 'Nr', 'Qwx'],
      ['Ring', '9', 'Hof links'],
      ['Straße + Nr', '', 'leftOut: address_second_line'],
    ],
    [
      ['Straße', 'Adresszeile'],
      ['Ring 9', 'Hof links'],
      ['Straße', '', 'leftOut: address_second_line'],
    ],
  ])('is asked about: %j', (names, cells, told) => {
    expect(read(names, cells)).toEqual(told);
  });

  it.each(['bis', 'Buchst.'])('is none under %s far from it', (name) => {
    expect(read(['Straße'], ['Ring 9', '3'], [name]).slice(0, 2)).toEqual(['Straße', '']);
  });
});
