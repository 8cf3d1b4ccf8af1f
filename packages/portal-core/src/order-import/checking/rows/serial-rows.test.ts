import { expect, it } from 'vitest';
import { aFileOf, heldOf } from '../../../testing/import-files.js';

const held = (rows: readonly string[], { name = 'Seriennummer', values = {} } = {}) =>
  heldOf(aFileOf(rows, { more: [name] }), values);

it.each(['Seriennummer', 'Serial No.', 'Chargennummer', 'IMEI'])(
  'holds an order with the whole quantity in the row of each %s',
  async (name) => {
    const rows = ['B-1|P-1|2|S1', 'B-1|P-1|2|S2', 'B-2|P-1|1|S3'];
    expect(await held(rows, { name })).toEqual(['B-1 2 serialRows']);
  },
);

it('takes it once a person says that the rows add up', async () => {
  const values = { remark: { 'B-1 2 × 2': '' } };
  expect(await held(['B-1|P-1|2|S1', 'B-1|P-1|2|S2'], { values })).toEqual([]);
});

it.each([
  [['B-1|P-1|1|S1', 'B-1|P-1|1|S2']],
  [['B-1|P-1|2|S1', 'B-1|P-1|3|S2']],
  [['B-1|P-1|3|S1', 'B-1|P-1|3|S2']],
  [['B-1|P-1|2|S1', 'B-1|P-2|2|S2']],
])('says nothing of rows with other quantities or products: %s', async (rows) => {
  expect(await held(rows)).toEqual([]);
});

it.each([
  ['Sendung', '1 von 2', '2 von 2'],
  ['Paket', '1/2', '2/2'],
  ['Teillieferung', 'Teil 1', 'Teil 2'],
  ['Shipment', 'Parcel 1 of 2', 'Parcel 2 of 2'],
  ['Sendungsnummer', '00340434161094001', '00340434161094002'],
  ['Colli', '1', '2'],
])('holds an order whose rows differ in the parcel alone: %s %s, %s', async (name, one, two) => {
  const rows = [`B-1|P-1|3|${one}`, `B-1|P-1|3|${two}`, `B-2|P-1|1|${one}`];
  expect(await held(rows, { name })).toEqual(['B-1 2 serialRows']);
  expect(await held(rows, { name, values: { remark: { 'B-1 2 × 3': '' } } })).toEqual([]);
  expect(await held([`B-1|P-1|3|${one}`, `B-1|P-2|3|${two}`], { name })).toEqual([]);
});
