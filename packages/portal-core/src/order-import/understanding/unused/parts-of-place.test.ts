import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const CELLS = ['2', '14', 'B', '3'];

/** The questions about a column between the street and the post code, and the column of the second line. */
function read(name: string, cells: readonly string[], party = '') {
  const address = ['Name', 'Straße', name, 'PLZ', 'Ort'].map((one) =>
    one === name ? one : `${party}${one}`,
  );
  const header = ['Bestellnr', 'Datum', 'Anrede', ...address, 'Land', 'Artikelnr', 'Menge'];
  const rows = cells.map((cell, at) =>
    `X-${at};20.11.2026;Frau;Anne Lange;Weg 1;${cell};20095;Hamburg;DE;NW1001;1`.split(';'),
  );
  const { questions, mapping } = understand(header, rows);
  return {
    asked: questions.map(({ kind, fields, others }) => `${kind} ${fields} ${others}`),
    line: mapping.columns.address_second_line,
  };
}

it.each(['Stock', 'Eingang', 'Block', 'Halle', 'Rampe', 'Stellplatz', 'Hof', 'Garten', 'Zi.', 'Krx'])(
  'a column %s between street and post code is asked about as a part of the place',
  (name) => {
    const asked = ['leftOut address_second_line 5'];
    expect(read(name, CELLS).asked).toEqual(asked);
    expect(read(name, ['', '14', '', '']).asked).toHaveLength(1);
  },
);

it.each(['Stock', 'Eingang'])('a column %s within the address of a delivery as well', (name) => {
  expect(read(name, ['2. links', '14b', 'A', 'C'], 'Liefer-').asked).toHaveLength(1);
});

it.each(['Ebene', 'Wohneinheit', 'Trakt', 'Parzelle'])('a column %s is the second line', (name) => {
  expect(read(name, CELLS)).toEqual({ asked: [], line: 5 });
});

it.each([
  ['Telefon', ['0351 4711', '', '', '']],
  ['Bundesland', ['Hamburg', 'Hamburg', 'Hamburg', 'Hamburg']],
  ['Krx', ['19,90', '7,49', '', '4,90']],
  ['Krx', ['18.11.2026', '19.11.2026', '18.11.2026', '19.11.2026']],
  ['Krx', ['440021', '440022', '440023', '440024']],
  ['Adress-ID', ['7', '8', '9', '10']],
])('a column %s of %j there is no part of a place', (name, cells) => {
  expect(read(name, cells)).toEqual({ asked: [], line: undefined });
});

it('the number of a flat at the end of a row is no other quantity, but a part of the address', () => {
  const header = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr;Menge;App.'.split(';');
  const rows = ['', '12', ''].map((cell, at) =>
    `X-${at};20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;${at + 1};${cell}`.split(';'),
  );
  expect(understand(header, rows).questions).toMatchObject([
    { kind: 'unexplained', fields: ['address_second_line'], columns: [10] },
  ]);
});
