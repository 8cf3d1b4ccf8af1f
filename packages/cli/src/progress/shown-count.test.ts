import { expect, test } from 'vitest';
import { shownCount } from './shown-count.js';

test('bytes of a small file are kilobytes, all of them, and those of a large one megabytes', () => {
  const inBytes = { language: 'de', inBytes: true } as const;
  expect(shownCount(1400, 1400, inBytes)).toBe('1,4 kB');
  expect(shownCount(0, 824_763, inBytes)).toBe('0 kB');
  expect(shownCount(2_400_000, 24_000_000, inBytes)).toBe('2,4 MB');
});

test('orders are whole numbers', () => {
  expect(shownCount(12_500, 20_000, { language: 'en' })).toBe('12,500');
});
