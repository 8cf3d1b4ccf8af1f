import { expect, it } from 'vitest';
import type { ErpList } from '@kontor/portal-core/erp';
import { pageOf, withCount } from './found-page.js';

const answered = (count: number, dataInfo: Partial<ErpList<number>['dataInfo']>): ErpList<number> => ({
  entries: Array.from({ length: count }, (_, n) => n),
  dataInfo: { foundCount: count, returnedCount: count, totalRecordCount: 20_000, ...dataInfo },
});
const MORE = { countIsExact: false, cursor: { next: 'next', previous: 'previous' } } as const;
const same = (entry: number) => entry;

it('a page that was asked for by a cursor tells how many there are at least by its place', () => {
  const page = pageOf(answered(50, { ...MORE, foundCount: 51 }), same, 10_001);
  expect([page.foundCount, page.count]).toEqual([10_051, 'counting']);
  const ended = withCount(page, { ...answered(1, MORE).dataInfo, foundCount: 10_000 });
  expect([ended.foundCount, ended.count]).toEqual([10_051, 'more']);
});

it('an exact count is taken as it is', () => {
  const page = pageOf(answered(20, { foundCount: 120 }), same, 101);
  expect([page.foundCount, page.count]).toEqual([120, 'exact']);
  const counting = pageOf(answered(50, { ...MORE, foundCount: 51 }), same, 1);
  expect(withCount(counting, answered(1, { foundCount: 120 }).dataInfo)).toMatchObject({
    foundCount: 120,
    count: 'exact',
  });
});

it('a page behind the last one tells nothing of how many there are', () => {
  expect(pageOf(answered(0, { countIsExact: false, foundCount: 0 }), same, 20_001).foundCount).toBe(0);
});
