import { expect, it } from 'vitest';
import { understand } from '../understand.js';

/** The fields whose source takes a part of these columns, and what is asked, in a file whose orders have these cells. */
function read(names: string, ...rows: readonly string[]) {
  const header = ['Bestellnr', 'Datum', 'Artikelnr', 'Menge', ...names.split(';')];
  const cells = rows.map((row, at) => [`X-${at}`, '20.11.2026', 'NW1001', '1', ...row.split(';')]);
  const { mapping, questions } = understand(header, cells, {
    chosen: { constants: { salutation: 'Frau', country: 'DE' } },
  });
  const asked = questions.map(({ kind, columns }) => `${kind} ${columns}`);
  return { columns: mapping.columns, asked };
}

const part = (columns: readonly number[], name: string) => ({ columns, join: ', ', part: name });

it('lines of a label that begin with names are read together with post code and town', () => {
  const found = read(
    'Adresszeile 1;Adresszeile 2;Adresszeile 3;PLZ;Ort',
    'Ilse Berg;Ringweg 3;;24103;Kiel',
    'Teehaus GmbH;Jan Ohm;Marktweg 4;20095;Hamburg',
  );
  const all = [4, 5, 6, 7, 8];
  expect(found.columns).toMatchObject({
    company: part(all, 'addressCompany'),
    first_address_line: part(all, 'addressName'),
    street: part(all, 'addressStreet'),
    postal_code: 7,
    city: 8,
  });
  expect(found.asked).toEqual(['content 4,5,6,7,8']);
});

it('numbered lines, one of which has post code and town, are such a label as well', () => {
  const found = read(
    'Zeile 1;Zeile 2;Zeile 3;Zeile 4',
    'Ilse Berg;Ringweg 3;24103 Kiel;',
    'Teehaus GmbH;Jan Ohm;Marktweg 4;20095 Hamburg',
  );
  const all = [4, 5, 6, 7];
  expect(found.columns).toMatchObject({
    first_address_line: part(all, 'addressName'),
    city: part(all, 'addressCity'),
  });
  expect(found.asked).toEqual(['content 4,5,6,7']);
});

it('lines behind a name stay street and second line', () => {
  const found = read('Name;Adresszeile 1;Adresszeile 2;PLZ;Ort', 'Ilse Berg;Ringweg 3;Hinterhaus;24103;Kiel');
  expect(found.columns).toMatchObject({ first_address_line: 4, street: 5, address_second_line: 6 });
});

it.each(['Name;Line 1;Line 2;PLZ;Ort', 'Name;Zeile 1;Zeile 2;PLZ;Ort', 'Name;Label 1;Label 2;PLZ;Ort'])(
  'numbered lines of which the first has streets are lines of the address in front of a post code: %s',
  (names) => {
    const found = read(
      names,
      'Ilse Berg;Ringweg 3;Hinterhaus;24103;Kiel',
      'Jan Ohm;Marktweg 4;;20095;Hamburg',
    );
    expect(found.columns).toMatchObject({ first_address_line: 4, street: 5, address_second_line: 6 });
    expect(found.asked).toEqual([]);
  },
);

it.each(['Name;Line 1;PLZ;Ort;Notiz', 'Name;Line 1;Line 2;Straße;Ort'])(
  'numbered lines are none of an address where another column has it, or none: %s',
  (names) => {
    const found = read(names, 'Ilse Berg;Gravur;24103;Kiel;x', 'Jan Ohm;Innen;20095;Hamburg;y');
    expect(found.columns.street).not.toBe(5);
  },
);

const ADDRESSES = ['Jan Ohm, Marktweg 4, 20095 Hamburg', 'Eva Lund, Am Hang 12, 50667 Köln'];

it('one cell that is no address does not keep the others from being one', () => {
  const found = read('Lieferadresse', 'wie Rechnungsadresse', ...ADDRESSES);
  expect(found.columns).toMatchObject({ street: { part: 'addressStreet' }, city: { part: 'addressCity' } });
  expect(found.asked).toEqual(['content 4']);
});

it('a customer who is a whole address is proposed, as the address of the buyer', () => {
  const found = read('Kunde', ...ADDRESSES);
  expect(found.columns).toMatchObject({ first_address_line: { part: 'addressName' } });
  expect(found.asked).toEqual(['content 4', 'otherParty 4']);
});
