import { expect, it } from 'vitest';
import type { ImportField } from '../../order-import.types.js';
import { aFile, heldOf } from '../../../testing/import-files.js';

const orders = ['B-1001', 'B-1002', 'B-1003'].map((external_order_id) => ({ external_order_id }));

/** The orders that stay out of a file of three orders (lines 2 to 4), with a line of these cells below them and texts behind the second. */
async function held(below: Partial<Record<ImportField, string>>, beside = ''): Promise<readonly string[]> {
  const file = aFile(orders);
  const lines = file.text.split('\r\n');
  const line = file.header.map((field) => below[field as ImportField] ?? '').join(';');
  const text = [...lines.slice(0, 2), lines[2] + beside, ...lines.slice(3), '', line].join('\r\n');
  const issues = await heldOf({ ...file, text });
  return [...new Set(issues.map((issue) => issue.slice(0, issue.indexOf(' '))))];
}

it.each([
  { date: 'Bitte alles erst am 15.12. ausliefern' },
  { first_address_line: 'wird am Montag abgeholt' },
  { salutation: 'Achtung', first_address_line: 'nicht vor Dienstag versenden' },
  { product_name: 'alles storniert' },
])('a note below the rows under the header of another column keeps all orders out: %j', async (below) => {
  expect(await held(below)).toEqual(['B-1001', 'B-1002', 'B-1003']);
});

it('a note under the header of the products keeps out the order that it names', async () => {
  expect(await held({ product_name: 'siehe B-1001: Kunde will tauschen' })).toEqual(['B-1001', 'B-1003']);
});

it.each([
  { product_name: 'Nur Liebe Tee lose', quantity: '2' },
  { product_id: 'ART-2', quantity: '1' },
  { city: 'Hamburg' },
])('a further item or a part of an address below the rows speaks of no other order: %j', async (below) => {
  expect(await held(below)).toEqual(['B-1003']);
});

it('a text to the right of all columns keeps out the order further up that it names, and that of its row', async () => {
  expect(await held({}, ';;gilt auch für B-1001')).toEqual(['B-1001', 'B-1002']);
  expect(await held({}, ';B-1001 nicht mehr verschicken')).toEqual(['B-1001', 'B-1002']);
});

it('a text to the right of all columns that speaks of an order not yet read keeps all out', async () => {
  expect(await held({}, ';B-1003 nicht mehr verschicken')).toEqual(['B-1001', 'B-1002', 'B-1003']);
});

it('a text to the right of all columns that names no order keeps out that of its row alone', async () => {
  expect(await held({}, ';bitte klingeln')).toEqual(['B-1002']);
});

it('a note between the rows that says what became of one order keeps out that one alone', async () => {
  const file = aFile(orders);
  const lines = file.text.split('\r\n');
  const text = [...lines.slice(0, 3), 'B-1001 wurde telefonisch storniert', ...lines.slice(3)].join('\r\n');
  expect(await heldOf({ ...file, text })).toEqual(['B-1001 2 saidByLine']);
});
