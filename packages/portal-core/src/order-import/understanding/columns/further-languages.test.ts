import { expect, it } from 'vitest';
import type { ImportField } from '../../order-import.types.js';
import { understand } from '../understand.js';

/** The header of each of these fields in a file with this header and row. */
function found(header: string, row: string, fields: readonly ImportField[]) {
  const names = header.split(';');
  const { columns } = understand(names, [row.split(';')]).mapping;
  return fields.map((field) => {
    const source = columns[field];
    return typeof source === 'number' ? names[source] : source;
  });
}

it('the words of a Danish file are known', () => {
  const header = 'Ordrenr.;Ordredato;Navn;Gade;Husnr.;Land;Varenr.;Antal';
  const row = 'DK-1;27-11-2026;Mette Holm;Strandvejen;14;DK;NW1;2';
  const fields = ['external_order_id', 'date', 'first_address_line', 'product_id', 'quantity'] as const;
  expect(found(header, row, fields)).toEqual(['Ordrenr.', 'Ordredato', 'Navn', 'Varenr.', 'Antal']);
});

it('the words of a Polish marketplace are known', () => {
  const header = 'Numer zamówienia;Imię i nazwisko odbiorcy;Ulica i numer;Sygnatura;Liczba sztuk';
  const row = 'AL-1;Anna Nowak;Długa 12/4;NW1;2';
  const fields = ['external_order_id', 'first_address_line', 'street', 'product_id', 'quantity'] as const;
  expect(found(header, row, fields)).toEqual(header.split(';'));
});
