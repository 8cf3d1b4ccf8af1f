import { expect, it } from 'vitest';
import { CountCache } from './count-cache.js';

/** A count that ends when it is told to. */
function aCount() {
  let begun = 0;
  const waiting: ((total: number) => void)[] = [];
  return {
    run: () => new Promise<number>((resolve) => void ((begun += 1), waiting.push(resolve))),
    end: (total: number) => waiting.shift()?.(total),
    get begun() {
      return begun;
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('a count that runs is never begun again, however often the data changes meanwhile', async () => {
  const cache = new CountCache();
  const count = aCount();
  const first = cache.get('offen', 1, count.run);
  const later = [2, 3, 3].map((revision) => cache.get('offen', revision, count.run));
  await settled();
  expect(count.begun).toBe(1);
  expect(cache.isBusy('offen', 3)).toBe(true);

  count.end(10);
  expect(await first).toBe(10);
  await settled();
  expect(count.begun).toBe(2);
  count.end(11);
  await settled();
  count.end(11);
  expect(await Promise.all(later)).toEqual([11, 11, 11]);
  expect(count.begun).toBeLessThanOrEqual(3);
  expect(cache.isBusy('offen', 3)).toBe(false);
});

it('a total that was counted is kept for its revision and answered without a count', async () => {
  const cache = new CountCache();
  const count = aCount();
  const first = cache.get('offen', 1, count.run);
  count.end(7);
  expect(await first).toBe(7);
  expect(cache.isBusy('offen', 1)).toBe(false);
  expect(await cache.get('offen', 1, count.run)).toBe(7);
  expect(count.begun).toBe(1);
});
