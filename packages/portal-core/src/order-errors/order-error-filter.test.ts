import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../validation/index.js';
import { orderErrorFilter, type OrderErrorFilter } from './order-error-filter.js';

const {
  fromSearch: orderErrorFilterFromSearch,
  fromQuery: orderErrorFilterOf,
  toQuery: orderErrorFilterToQuery,
  toSearch: orderErrorFilterToSearch,
} = orderErrorFilter;

const text = fc.string({ minLength: 1, maxLength: 20 }).map(cleanText).filter(Boolean);
const id = fc.integer({ min: 1, max: 999_999_999 });
const filters: fc.Arbitrary<OrderErrorFilter> = fc.record(
  {
    status: text,
    type: text,
    dateFrom: fc.constantFrom('2026-01-01', '2026-05-31'),
    dateTo: fc.constantFrom('2026-06-01', '2026-12-31'),
    merchantErpId: id,
    orderErpId: id,
  },
  { requiredKeys: [] },
);

describe('a filter of order errors', () => {
  it('comes back from the address it was written to', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(orderErrorFilterFromSearch(orderErrorFilterToSearch(filter))).toEqual(filter);
      }),
    );
  });

  it('comes back from the query of a call', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(orderErrorFilterOf(orderErrorFilterToQuery(filter))).toEqual({ ok: true, value: filter });
      }),
    );
  });

  it('asks for the days as the specification writes them', () => {
    expect(orderErrorFilterToQuery({ dateFrom: '2026-11-01', dateTo: '2026-11-30' })).toEqual({
      errorDate: '2026-11-01..2026-11-30',
    });
  });

  it.each([
    '2026-11-01',
    '..',
    '2026-11-01..2026-11-31',
    '2026-11-02..2026-11-01',
    'a..b',
    '2026-11-01..2026-11-02..',
  ])('refuses the days %s', (errorDate) => {
    expect(orderErrorFilterOf({ errorDate })).toEqual({
      ok: false,
      issues: [{ path: 'errorDate', code: 'date' }],
    });
  });

  it('of an address typed by hand leaves out what cannot be read', () => {
    const search = { status: '', dateFrom: '31.12.2026', merchantErpId: '-1', orderErpId: 12, type: ['x'] };
    expect(orderErrorFilterFromSearch(search)).toEqual({ orderErpId: 12 });
  });
});
