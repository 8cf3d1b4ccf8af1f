import { ORDER_ERROR_SORT_COLUMNS } from '@kontor/portal-core/order-errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderErrorList } from './order-error-list.js';

const {
  usual: DEFAULT_ORDER_ERROR_LIST,
  read: orderErrorListFromSearch,
  write: orderErrorListToSearch,
} = orderErrorList;

const lists = fc.record({
  filter: fc.record(
    {
      status: fc.constantFrom('offen', 'Rückfrage an Händler'),
      type: fc.constant('Falsche Menge & mehr'),
      dateFrom: fc.constant('2026-11-01'),
      merchantErpId: fc.integer({ min: 1, max: 99 }),
    },
    { requiredKeys: [] },
  ),
  sort: fc.record({
    column: fc.constantFrom(...ORDER_ERROR_SORT_COLUMNS),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  page: fc.integer({ min: 1, max: 5000 }),
});

test('a list of errors comes back from the address it was written to', () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(orderErrorListFromSearch(orderErrorListToSearch(list))).toEqual(list);
    }),
  );
});

test('the usual list of errors needs no search', () => {
  expect(orderErrorListToSearch(DEFAULT_ORDER_ERROR_LIST)).toEqual({});
});

test.each([{ page: '0' }, { page: '1e99' }, { sort: 'description' }, { sort: '-' }, { dateTo: '31.12.' }])(
  'the address %j is as usual',
  (search) => expect(orderErrorListFromSearch(search)).toEqual(DEFAULT_ORDER_ERROR_LIST),
);
