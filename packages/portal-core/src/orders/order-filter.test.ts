import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderFilter } from './order-filter.js';
import { ORDER_STATUSES } from './order.types.js';
import { INVESTIGATION_STATUSES } from '../investigations/index.js';

const { fromSearch: orderFilterFromSearch, toSearch: orderFilterToSearch } = orderFilter;

const text = fc.stringMatching(/^[\wäß€&=+%-]{1,10}$/);
const day = fc.constantFrom('2026-01-31', '2024-02-29');
const filter = fc.record(
  {
    externalOrderId: text,
    status: fc.subarray([...ORDER_STATUSES], { minLength: 1 }),
    dateFrom: day,
    dateTo: day,
    trackingNumber: text,
    productId: text,
    search: text,
    investigationStatus: fc.constantFrom('any' as const, ...INVESTIGATION_STATUSES),
    displayAllMerchants: fc.constant(true),
    merchantErpId: fc.integer({ min: 1, max: 1_000_000 }),
    importId: fc.integer({ min: 1, max: 1_000_000 }),
    othersAfter: fc.integer({ min: 1, max: 1_000_000 }),
  },
  { requiredKeys: [] },
);

it('a filter survives the URL', () => {
  fc.assert(
    fc.property(filter, (value) => {
      const url = new URLSearchParams(orderFilterToSearch(value)).toString();
      expect(orderFilterFromSearch(Object.fromEntries(new URLSearchParams(url)))).toEqual(value);
    }),
  );
});

it('the filter of orders reads what a router turned into numbers, booleans and lists', () => {
  const search = {
    externalOrderId: 1001,
    displayAllMerchants: true,
    merchantErpId: 7,
    status: ['offen', 'none'],
  };
  expect(orderFilterFromSearch(search)).toEqual({
    externalOrderId: '1001',
    displayAllMerchants: true,
    merchantErpId: 7,
    status: ['offen', ''],
  });
});

it('leaves out what it cannot read', () => {
  const search = {
    status: 'lost',
    dateFrom: '2026-02-30',
    dateTo: 'today',
    merchantErpId: '-1',
    investigationStatus: 'x',
    displayAllMerchants: 'no',
    search: { nested: 1 },
    other: '1',
  };
  expect(orderFilterFromSearch(search)).toEqual({});
});
