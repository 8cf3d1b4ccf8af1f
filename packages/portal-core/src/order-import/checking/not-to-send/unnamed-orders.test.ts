import { expect, it } from 'vitest';
import { aFile, heldOf } from '../../../testing/import-files.js';
import { isOfUnnamed } from './unnamed-orders.js';

it.each([
  'B-1001 bis B-1003 sind schon verschickt',
  'B-1001 – 1003 bitte zurückhalten',
  'B-1001 - B-1003 storniert',
  'B-1001…1003 doppelt',
  'ab B-1002 und folgende erst im Januar',
  'alles außer B-1002 erst am Freitag raus',
  'please hold all except B-1002',
])('a line about orders that it does not name speaks of all of them: %s', async (said) => {
  const file = aFile(['B-1001', 'B-1002', 'B-1003'].map((external_order_id) => ({ external_order_id })));
  expect(await heldOf({ ...file, text: `${file.text}\r\n\r\n${said}` })).toEqual([
    'B-1001 2 saidByLine',
    'B-1002 3 saidByLine',
    'B-1003 4 saidByLine',
  ]);
});

it.each([
  'B-1001 und B-1003 sind schon verschickt',
  'B-1001 erst am 24.11. – 26.11. liefern',
  'B-1001 von 10:00 bis 12:00 anliefern',
  'B-1001 zwischen 10.30 – 12.00 Uhr',
  'B-1001: 3 bis 4 Stück',
])('a line about orders that it names speaks of no others: %s', (said) => {
  expect(isOfUnnamed(said)).toBe(false);
});
