import { afterEach, expect, it } from 'vitest';
import { deliveriesList, deliveriesStatus } from '@kontor/portal-core/deliveries';
import { merchantsCreate } from '@kontor/portal-core/merchants';
import { answer, answerOtherwise } from './answer.js';
import { throwFaults } from './answer-faults.js';
import { aDelivery } from './delivery-data.js';
import { fakeDeliveries } from './fake-deliveries.js';
import { fakePortal } from './fake-portal.js';

afterEach(() => expect(throwFaults).not.toThrow());

const MERCHANT = { id: 3, merchant_name: 'Südwind', erp_merchant_id: 12, active: true };
const BODY = { merchant_name: 'Südwind', erp_merchant_id: '12' };

it('hands a handler of a fake the input that the schemas of the call have read', async () => {
  const { client } = fakePortal([
    answer(merchantsCreate, ({ body }) => ({ ...MERCHANT, merchant_name: body.merchant_name })),
  ]);
  expect(await client.call(merchantsCreate, { body: BODY })).toEqual(MERCHANT);
});

it('refuses input that the schemas of a call refuse with 422 in a fake', async () => {
  const { client } = fakeDeliveries();
  const asked = client.call(deliveriesList, { query: { page: -1, sort: 'colour' as 'id' } });
  await expect(asked).rejects.toMatchObject({
    status: 422,
    code: 'validation_failed',
    issues: [
      { path: 'page', code: 'invalidValue' },
      { path: 'sort', code: 'invalidValue' },
    ],
  });
});

it.each([
  ['too many', { ...MERCHANT, city: 'Kiel' }, 'city (unknownField)'],
  ['too few', { id: 3, merchant_name: 'Südwind', active: true }, 'erp_merchant_id (required)'],
  ['of another type', { ...MERCHANT, id: '3' }, 'id (invalidType)'],
])('names the field of a fake answer that is %s, and fails the story', async (_, given, words) => {
  const { client } = fakePortal([answer(merchantsCreate, () => given as typeof MERCHANT)]);
  await expect(client.call(merchantsCreate, { body: BODY })).rejects.toMatchObject({ status: 500 });
  expect(throwFaults).toThrow(`A fake answers merchants.create other than its schema says: ${words}`);
});

it('answers otherwise than the contract says where a story means it', async () => {
  const { client } = fakePortal([answerOtherwise(merchantsCreate, () => ({}))]);
  expect(await client.call(merchantsCreate, { body: BODY })).toEqual({});
});

it('finds nothing for a call that a fake does not know', async () => {
  const asked = fakePortal([]).client.call(merchantsCreate, { body: BODY });
  await expect(asked).rejects.toMatchObject({ status: 404, code: 'not_found' });
});

it('a fake takes the steps of a delivery as its machine has them, as the server does', async () => {
  const { client } = fakeDeliveries({ deliveries: [aDelivery(0, { id: 7, status: 'OPEN' })] });
  const step = (status: 'UNDER_REVIEW' | 'ACCEPTED') =>
    client.call(deliveriesStatus, { body: { delivery_id: 7, comment: '<p>Gut</p>', status } });
  await expect(step('ACCEPTED')).rejects.toMatchObject({ status: 409, code: 'status_conflict' });
  expect(await step('UNDER_REVIEW')).toMatchObject({ modId: '1', intendo_id: null });
  expect(await step('ACCEPTED')).toMatchObject({ modId: '2', intendo_id: 70_007 });
});
