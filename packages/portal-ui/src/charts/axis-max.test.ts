import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisMax } from './axis-max.js';

const series = (...values: readonly number[]) => [{ label: '', color: 'accent' as const, values }];

test('an axis reaches as high as suggested, unless a value is higher', () => {
  expect(axisMax({ series: series(12, 480), suggestedMax: 500 })).toBe(500);
  expect(axisMax({ series: series(12, 500), suggestedMax: 500 })).toBe(500);
  expect(axisMax({ series: series(12, 1000), suggestedMax: 500 })).toBe(1080);
});

test('an axis of nothing still has some height', () => {
  expect([axisMax({ series: [] }), axisMax({ series: series(0, 0) })]).toEqual([4, 4]);
});

test('no value stands above its axis', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 50 }), (values) => {
      expect(axisMax({ series: series(...values) })).toBeGreaterThanOrEqual(Math.max(0, ...values));
    }),
  );
});
