import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const read = (header: string, ...rows: string[]) =>
  understand(
    header.split(';'),
    rows.map((row) => row.split(';')),
  );

it('proposes no first name alone beside a column of words under an unknown header', () => {
  const header = 'Bestellnr;Datum;Anrede;Vorn.;Xyz;Straße;PLZ;Ort;Land;Artikel;Menge';
  const { mapping, questions } = read(
    header,
    'A-1;24.11.2026;Frau;Inge;Petersen;Deichweg 4;25980;Sylt;DE;NW1003;2',
    'A-2;24.11.2026;Herr;Jan;Hansen;Am Markt 12;24937;Flensburg;DE;NW1084;1',
  );
  expect(mapping.columns.first_address_line).toBeUndefined();
  expect(
    questions.some(({ kind, fields }) => kind === 'missing' && fields.includes('first_address_line')),
  ).toBe(true);
});

it('reads `Vorn.` and `Zun.` as first and last name, and `#` beside a street as the house number', () => {
  const { mapping } = read(
    'Bestellnr;Datum;Anrede;Vorn.;Zun.;Straße;#;PLZ;Ort;Land;Artikel;Wie viele?',
    'A-1;24.11.2026;Frau;Inge;Petersen;Deichweg;4;25980;Sylt;DE;NW1003;2',
    'A-2;24.11.2026;Herr;Jan;Hansen;Am Markt;12;24937;Flensburg;DE;NW1084;1',
  );
  expect(mapping.columns).toMatchObject({
    first_address_line: { columns: [3, 4] },
    street: { columns: [5, 6] },
    quantity: 11,
  });
});

it('proposes no single pieces beside a column of parcels', () => {
  const { mapping } = read(
    'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikel;Pakete',
    'A-1;24.11.2026;Frau;Inge Petersen;Deichweg 4;25980;Sylt;DE;NW1003;2',
    'A-2;24.11.2026;Herr;Jan Hansen;Am Markt 12;24937;Flensburg;DE;NW1084;1',
  );
  expect([mapping.columns.quantity, mapping.constants?.quantity]).toEqual([undefined, undefined]);
});
