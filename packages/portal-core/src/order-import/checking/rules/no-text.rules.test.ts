import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import type { ImportField, ImportMapping } from '../../order-import.types.js';
import { isRejected } from '../orders/checked-order.js';

async function told(row: Partial<Record<ImportField, string>>, changes: Partial<ImportMapping> = {}) {
  const file = aFile([row]);
  const orders = await checked({ ...file, mapping: { ...file.mapping, ...changes } });
  return orders.flatMap((order) =>
    isRejected(order) ? order.issues.map(({ field, code }) => `${field} ${code}`) : [],
  );
}

describe('a text that is no value', () => {
  it.each(['NULL', 'None', 'nan', 'n/a', 'unbekannt'])('is the order number %s', async (id) => {
    expect(await told({ external_order_id: id })).toEqual(['external_order_id placeholder']);
    expect(await told({ external_order_id: id }, { values: { external_order_id: { [id]: id } } })).toEqual(
      [],
    );
  });

  it.each(['N.N.', 'nan Berg', 'Anna NULL', 'siehe Mail'])('is the name %s', async (name) => {
    expect(await told({ first_address_line: name })).toEqual(['first_address_line placeholder']);
  });

  it.each(['Ringweg nan', 'Lange Straße NULL', 'wird nachgereicht', 'Adresse folgt 7', 'siehe oben'])(
    'is the street %s',
    async (street) => {
      expect(await told({ street })).toEqual(['street placeholder']);
    },
  );

  it.each(['siehe oben', 'folgt'])('is the town %s', async (city) => {
    expect(await told({ city })).toEqual(['city placeholder']);
  });

  it('is neither a name nor a street that only begins like one', async () => {
    expect(await told({ first_address_line: 'Siegfried Nan', street: 'Wirdumer Weg 3' })).toEqual([]);
  });
});

it('a word that denies is a name where no cell is denied by it', async () => {
  expect(await told({ company: 'OHNE' })).toEqual([]);
  expect(await told({ street: 'keine Straße' })).not.toEqual([]);
});

describe('an order number', () => {
  it.each([
    'A3 (doppelt)',
    'A7 Entwurf',
    'A1/A4',
    'X-3 + X-2',
    'X-3 → Mai',
    '// X-3',
    'neu',
    'telefonisch',
    '4. Nov',
  ])('that is more or less than one is asked about: %s', async (id) => {
    expect(await told({ external_order_id: id })).toEqual(['external_order_id noOrderNumber']);
    expect(await told({ external_order_id: id }, { values: { external_order_id: { [id]: id } } })).toEqual(
      [],
    );
  });

  it.each(['2026/17', 'XKBKNABJK', 'Auftrag 1001', '1001 B', 'RE-12/A', 'PK-bars', '#1001', 'A1/B4'])(
    'may be %s',
    async (id) => {
      expect(await told({ external_order_id: id })).toEqual([]);
    },
  );
});

describe('a house number of its own column', () => {
  const file = aFile([{}]);
  const joined = { ...file.mapping.columns, street: { columns: [10, 11] } };
  const { address_second_line: _, ...columns } = joined;
  const read = (number: string) => told({ street: 'Ringweg', address_second_line: number }, { columns });

  it.each(['12', '12.0', '-', '12 a'])('may be written %s', async (number) => {
    expect(await read(number)).toEqual([]);
  });

  it.each([
    ['nan', 'placeholder'],
    ['NULL', 'placeholder'],
    ['46178', 'houseNumberDate'],
    ['12.05.', 'houseNumberDate'],
    ['Mrz 12', 'houseNumberDate'],
    ['Jan 05', 'houseNumberDate'],
    ['2,00E+03', 'houseNumberDate'],
  ])('is refused when it is %s', async (number, code) => {
    expect(await read(number)).toEqual([`street ${code}`]);
  });

  it.each(['Straße des 17. Juni 135', 'Postfach 46178', 'Platz des 8. Mai 12'])(
    'may stand in %s',
    async (street) => {
      expect(await told({ street })).toEqual([]);
    },
  );
});

describe('a second thing in one cell', () => {
  it.each<[Partial<Record<ImportField, string>>, string]>([
    [{ street: 'Hafenstr. 9 NEU: Am Wall 3' }, 'street misplaced'],
    [{ address_second_line: 'liefern an Jan Hansen, Am Markt 12…' }, 'address_second_line misplaced'],
    [{ first_address_line: 'Jan Hansen Tel. 0461 123456' }, 'first_address_line misplaced'],
    [{ postal_code: '20099', city: '20095 Hamburg' }, 'city townOtherCode'],
  ])('is refused: %j', async (row, code) => {
    expect(await told(row)).toEqual([code]);
  });

  it.each([
    ['20095', '20095 Hamburg'],
    ['20095', 'Hamburg 20095'],
    ['D-20095', '20095 Hamburg'],
    ['20095 Hamburg', ''],
    ['20095 Hamburg', 'Hamburg'],
  ])('is read when it is the post code and the town: %s, %s', async (postal_code, city) => {
    const [order] = await checked(aFile([{ postal_code, city }]));
    if (order === undefined || isRejected(order)) throw new Error(JSON.stringify(order));
    expect(order.order.address).toMatchObject({ postal_code: '20095', city: 'Hamburg' });
  });
});
