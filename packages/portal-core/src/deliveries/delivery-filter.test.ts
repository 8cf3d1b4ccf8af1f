import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DELIVERY_STATUSES } from './delivery.fields.js';
import { deliveryFilter, lateDeliveries, type DeliveryFilter } from './delivery-filter.js';

const {
  fromSearch: deliveryFilterFromSearch,
  fromQuery: deliveryFilterOf,
  toQuery: deliveryFilterToQuery,
  toSearch: deliveryFilterToSearch,
} = deliveryFilter;

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = fc.oneof(
  day.map((from) => ({ from })),
  day.map((to) => ({ to })),
  fc.tuple(day, day).map(([a, b]) => (a <= b ? { from: a, to: b } : { from: b, to: a })),
);
const filter = fc.record(
  {
    id: fc.integer({ min: 1, max: 1e9 }),
    status: fc.constantFrom(...DELIVERY_STATUSES),
    expected: fc.constant(true as const),
    product: fc.stringMatching(/^[a-z0-9äß]{1,20}$/),
    merchantId: fc.integer({ min: 1, max: 1e6 }),
    created: range,
    arriving: range,
    displayAllMerchants: fc.constant(true as const),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<DeliveryFilter>;

it('a filter stays the same through the call and through a URL', () => {
  fc.assert(
    fc.property(filter, (wanted) => {
      expect(deliveryFilterOf(deliveryFilterToQuery(wanted))).toEqual({ ok: true, value: wanted });
      expect(deliveryFilterFromSearch(deliveryFilterToSearch(wanted))).toEqual(wanted);
    }),
  );
});

it.each(['2026-11-01..2026-11-02', '11/01/2026', '..', '11/31/2026..', '12/01/2026..11/01/2026', 'a..b..c'])(
  'a date range like %s is refused by its name',
  (creation_date) => {
    const parsed = deliveryFilterOf({ creation_date });
    expect(parsed.ok ? [] : parsed.issues.map(({ path, code }) => [path, code])).toEqual([
      ['creation_date', 'date'],
    ]);
  },
);

it('an empty status asks for all, an unknown one is refused', () => {
  expect(deliveryFilterOf({ status: '' })).toEqual({ ok: true, value: {} });
  expect(deliveryFilterOf({ status: 'LOST' as 'OPEN' }).ok).toBe(false);
});

it('a URL typed by hand loses only what cannot be read', () => {
  const search = {
    id: 'x',
    status: 'OPEN',
    createdFrom: '2026-02-30',
    product: 5,
    displayAllMerchants: 'ja',
  };
  expect(deliveryFilterFromSearch(search)).toEqual({ status: 'OPEN', product: '5' });
});

it('a delivery is late from the day after its day of arrival', () => {
  expect(lateDeliveries('OPEN', '2026-11-01')).toEqual({ status: 'OPEN', arriving: { to: '2026-10-31' } });
});
