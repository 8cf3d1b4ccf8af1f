import { expect, test } from 'vitest';
import { ownPath } from './own-path.js';

test('a path of the portal is kept with its search', () => {
  expect(ownPath('/orders?status=offen&page=2')).toBe('/orders?status=offen&page=2');
});

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/.//evil.test',
  '',
  undefined,
])('%j leads nowhere', (wanted) => {
  expect(ownPath(wanted)).toBeNull();
});
