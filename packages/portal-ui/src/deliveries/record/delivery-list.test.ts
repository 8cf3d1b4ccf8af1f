import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DELIVERY_SORT_COLUMNS } from '@kontor/portal-core/deliveries';
import { deliveryList } from './delivery-list.js';

const {
  usual: DEFAULT_DELIVERY_LIST,
  read: deliveryListFromSearch,
  write: deliveryListToSearch,
} = deliveryList;

it('a list stays the same through a URL', () => {
  const list = fc.record({
    filter: fc.constantFrom({}, { status: 'OPEN' as const, id: 5 }, { displayAllMerchants: true as const }),
    sort: fc.record({
      column: fc.constantFrom(...DELIVERY_SORT_COLUMNS),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    page: fc.integer({ min: 1, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(list, (wanted) => {
      expect(deliveryListFromSearch(deliveryListToSearch(wanted))).toEqual(wanted);
    }),
  );
});

it('what is as usual stands in no URL, and what cannot be read is as usual', () => {
  expect(deliveryListToSearch(DEFAULT_DELIVERY_LIST)).toEqual({});
  expect(deliveryListFromSearch({ sort: '-weight', page: '-2', id: 'x' })).toEqual(DEFAULT_DELIVERY_LIST);
  expect(deliveryListFromSearch({ page: '1000001' })).toEqual(DEFAULT_DELIVERY_LIST);
});
