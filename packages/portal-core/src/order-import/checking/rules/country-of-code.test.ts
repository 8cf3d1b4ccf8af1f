import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

type Row = NonNullable<Parameters<typeof aFile>[0]>[number];

const SIGNED: readonly Row[] = [
  { external_order_id: 'B-1', postal_code: 'D-24103', city: 'Kiel' },
  { external_order_id: 'B-2', postal_code: 'A-6020', city: 'Innsbruck' },
  { external_order_id: 'B-3', postal_code: 'CH-8001', city: 'Zürich' },
];

const read = async (rows: readonly Row[]) =>
  (await checked(aFile([...rows]))).map((order) =>
    isRejected(order)
      ? order.issues.map(({ field, code, params }) => [field, code, params?.['take']])
      : [order.order.address.postal_code, order.order.address.country_code],
  );

it('a blank country is the one that the sign before the post code names', async () => {
  expect(await read(SIGNED.map((row) => ({ ...row, country: '' })))).toEqual([
    ['24103', 'DE'],
    ['6020', 'AT'],
    ['8001', 'CH'],
  ]);
});

it('a post code without a sign names no country', async () => {
  expect(await read([{ postal_code: '24103', city: 'Kiel', country: '' }])).toEqual([
    [['country', 'required', undefined]],
  ]);
});

it('a country that the sign contradicts is asked about, with both', async () => {
  expect(await read([{ postal_code: 'A-6020', city: 'Innsbruck', country: 'Deutschland' }])).toEqual([
    [['country', 'doubtfulCountry', 'country:DE / A-6020 Innsbruck=AT']],
  ]);
});

it('a country with a typing error is proposed for all rows with the same text', async () => {
  expect(await read([{ country: 'Deutschlnd' }, { external_order_id: 'B-2', country: 'Bayern' }])).toEqual([
    [['country', 'country', 'country:Deutschlnd=DE']],
    [['country', 'country', undefined]],
  ]);
});

it('beside a country with a typing error, a zero that its post code lost is told as well', async () => {
  expect(await read([{ country: 'Deutschlnd', postal_code: '1067' }])).toEqual([
    [
      ['postal_code', 'postalCodeShort', undefined],
      ['country', 'country', 'country:Deutschlnd=DE'],
    ],
  ]);
  expect(await read([{ country: 'Deutschlnd', postal_code: '6020A' }])).toEqual([
    [['country', 'country', 'country:Deutschlnd=DE']],
  ]);
});
