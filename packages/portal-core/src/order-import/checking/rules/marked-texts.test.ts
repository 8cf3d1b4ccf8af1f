import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import type { ImportField } from '../../order-import.types.js';
import { isRejected } from '../orders/checked-order.js';

async function told(row: Partial<Record<ImportField, string>>): Promise<string[]> {
  const orders = await checked(aFile([row]));
  return orders.flatMap((order) =>
    isRejected(order) ? order.issues.map(({ field, code }) => `${field} ${code}`) : [],
  );
}

describe('a mark of a hand', () => {
  it.each([
    'F-322 x',
    'F-322 ✓',
    '✓ F-322',
    'x F-322',
    'F-322 (x)',
    'F-322 ok',
    '~~F-322~~',
    'F-322?',
    '(F-322)',
    '> F-322',
  ])('is asked about at the order number %s', async (external_order_id) => {
    expect(await told({ external_order_id })).toEqual(['external_order_id noOrderNumber']);
  });

  it.each(['F-322x', 'X-322', '1001 B', '#322', 'F-322/2'])(
    'is none in the order number %s',
    async (external_order_id) => {
      expect(await told({ external_order_id })).toEqual([]);
    },
  );

  it.each<Partial<Record<ImportField, string>>>([
    { first_address_line: '~~Eva Groß~~' },
    { first_address_line: 'Eva Groß ✓' },
    { first_address_line: 'Eva Groß x' },
    { first_address_line: '<s>Eva Groß</s> Jan Kur' },
    { first_address_line: '-Eva Groß-' },
    { street: '~~Ring 8~~' },
    { street: 'R̶i̶n̶g̶ 8' },
    { city: '~~Hamburg~~' },
  ])('is asked about in %j', async (row) => {
    expect(await told(row)).toEqual([`${Object.keys(row)[0]} outdatedText`]);
  });

  it.each<Partial<Record<ImportField, string>>>([
    { street: 'Hauptstr. ??' },
    { street: 'Hauptstr. 12?' },
    { first_address_line: 'Eva Groß (?)' },
    { first_address_line: '???' },
    { city: 'Hamburg?' },
  ])('says that nobody knew in %j', async (row) => {
    expect(await told(row)).toEqual([`${Object.keys(row)[0]} placeholder`]);
  });

  it.each<Partial<Record<ImportField, string>>>([
    { company: 'Was nun?' },
    { street: 'Ring 8x' },
    { first_address_line: 'Max-' },
    { city: 'Halle-Neustadt' },
  ])('is none in %j', async (row) => {
    expect(await told(row)).toEqual([]);
  });
});
