import { expect, it } from 'vitest';
import { understand } from './understand.js';

const HEADER = 'Bestellnummer;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU;Menge;Tag / Day'.split(';');
const row = (date: string, day: string) =>
  `R-1;${date};Frau;Ada Weiß;Ring 8;20095;Hamburg;DE;NW1;1;${day}`.split(';');

it('dates orders by the headings above them where the column of dates is blank', () => {
  const { mapping, questions } = understand(HEADER, [row('', '16.11.2026'), row('', '17.11.2026')]);
  expect([mapping.columns.date, questions]).toEqual([10, []]);
});

it('dates orders by their own column where it holds a date', () => {
  const { mapping } = understand(HEADER, [row('15.11.2026', '16.11.2026'), row('', '17.11.2026')]);
  expect(mapping.columns.date).toBe(1);
});
