import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr'];
const ROW = '20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001';

const quantityOf = (name: string) => {
  const rows = ['2', '3'].map((cell, at) => [`X-${at + 1}`, ...ROW.split(';'), cell]);
  return understand([...HEADER, name], rows).mapping.columns.quantity;
};

it.each(['Backer UID', 'Klasse', 'Alter', 'Punkte', 'Tage', 'Level'])(
  'small numbers below %s are proposed for no quantity',
  (name) => expect(quantityOf(name)).toBeUndefined(),
);

it.each(['', 'Wieviel', 'Menge'])('those below %s may be', (name) => expect(quantityOf(name)).toBe(9));

it('a column that counts the rows is not the number beside an order’s id', () => {
  const number = (first: string, second: string) => {
    const rows = [
      [first, '77001', ...ROW.split(';'), '1'],
      [second, '77002', ...ROW.split(';'), '1'],
    ];
    const names = ['Nr', 'Bestellungs-ID', ...HEADER.slice(1), 'Menge'];
    return understand(names, rows).mapping.columns.external_order_id;
  };
  expect(number('001', '002')).toBe(1);
  expect(number('1', '2')).toBe(1);
  expect(number('2026-17', '2026-18')).toBe(0);
});
