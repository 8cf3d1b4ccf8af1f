import { expect, it } from 'vitest';
import type { OrderFilter } from '@kontor/portal-core/orders';
import { holding } from './held-filters.js';

interface Listed {
  readonly filter: OrderFilter;
  readonly page: number;
}
const before: Listed = { filter: { status: ['offen'], dateFrom: '2026-01-01', search: 'Wien' }, page: 3 };
const cleared: Listed = { filter: {}, page: 1 };

it('lets a reader clear all filters but the hidden ones', () => {
  expect(holding({ hiddenFilters: ['status', 'date'] }, before, cleared)).toEqual({
    filter: { status: ['offen'], dateFrom: '2026-01-01' },
    page: 1,
  });
});

it('lets nobody set a hidden filter that the page left open', () => {
  const asked = { filter: { search: 'Graz', trackingNumber: '1' }, page: 1 };
  expect(holding({ hiddenFilters: ['trackingNumber'] }, before, asked).filter).toEqual({ search: 'Graz' });
});

it('keeps the whole filter of a list without filters', () => {
  expect(holding({ without: ['filters'] }, before, cleared)).toEqual({ filter: before.filter, page: 1 });
});

it('lets a reader turn the page', () => {
  expect(holding({ hiddenFilters: ['status'] }, before, { ...before, page: 4 })).toEqual({
    ...before,
    page: 4,
  });
});
