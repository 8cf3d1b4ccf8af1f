import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const columnsOf = (header: string, row: string) =>
  understand(`Nr.;Name;${header};Artikelnummer;Menge`.split(';'), [
    `A-1;Rita Adler;${row};NW1050;2`.split(';'),
  ]).mapping.columns;

it.each(['Ortschaft;Hausnummer;PLZ;Postort', 'Ortsteil;Hausnr.;PLZ;Gemeinde'])(
  'the village before a house number is the street in %s',
  (header) => {
    const columns = columnsOf(header, 'Oberdorf;9;6932;Langen');
    expect(columns).toMatchObject({ street: { columns: [2, 3] }, postal_code: 4, city: 5 });
  },
);

it('a part of a town beside a street is none', () => {
  const columns = columnsOf('Straße;Nr.;Ortsteil;PLZ;Ort', 'Am Teich;9;Gohlis;04155;Leipzig');
  expect(columns).toMatchObject({ street: { columns: [2, 3] }, city: 6 });
});
