import fc from 'fast-check';
import { ORDER_SORT_COLUMNS, ORDER_STATUSES, orderFilter } from '@kontor/portal-core/orders';
import { expect, test } from 'vitest';
import { orderList } from './order-list.js';

const { usual: DEFAULT_ORDER_LIST, read: orderListFromSearch, write: orderListToSearch } = orderList;
const { isNarrowed: isFiltered } = orderFilter;

const list = fc.record({
  filter: fc.record(
    {
      externalOrderId: fc.stringMatching(/^[A-Z0-9-]{1,12}$/),
      status: fc.constantFrom(...ORDER_STATUSES).map((status) => [status]),
      dateFrom: fc.constant('2026-11-01'),
      search: fc.constant('Müller & Söhne'),
      displayAllMerchants: fc.constant(true),
    },
    { requiredKeys: [] },
  ),
  sort: fc.record({
    column: fc.constantFrom(...ORDER_SORT_COLUMNS),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  page: fc.integer({ min: 1, max: 20_000 }),
});

test('a list comes back from the address it was written to', () => {
  fc.assert(
    fc.property(list, (one) => {
      expect(orderListFromSearch(orderListToSearch(one))).toEqual(one);
    }),
  );
});

test('the usual list needs no search', () => {
  expect(orderListToSearch(DEFAULT_ORDER_LIST)).toEqual({});
  expect(orderListFromSearch({})).toEqual(DEFAULT_ORDER_LIST);
});

test.each([
  { page: '0' },
  { page: 'x' },
  { page: '-3' },
  { sort: 'price' },
  { status: 'lost' },
  { dateFrom: '31.12.' },
])('%j is as usual', (search) => {
  expect(orderListFromSearch(search)).toEqual(DEFAULT_ORDER_LIST);
});

test('asking for all merchants narrows nothing', () => {
  expect(isFiltered({ displayAllMerchants: true })).toBe(false);
  expect(isFiltered({ status: ['offen'] })).toBe(true);
});
