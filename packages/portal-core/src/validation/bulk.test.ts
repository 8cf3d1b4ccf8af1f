import { expect, it } from 'vitest';
import { bulkIssues } from './bulk.js';

it('every value counts, however they are nested, the whole included', () => {
  expect(bulkIssues({ a: [1, 2], b: 'text' }, 5)).toEqual([]);
  expect(bulkIssues({ a: [1, 2], b: 'text' }, 4)).toEqual([
    { path: '', code: 'tooManyValues', params: { max: 4 } },
  ]);
  expect([undefined, null, 'text', 5].flatMap((value) => bulkIssues(value, 1))).toEqual([]);
});

it('an object has fewer keys than a list may have items', () => {
  const many = Array.from({ length: 2001 }, () => 1);
  expect(bulkIssues(many, 5000)).toEqual([]);
  expect(bulkIssues({ ...many }, 5000)).toEqual([{ path: '', code: 'tooManyValues', params: { max: 2000 } }]);
});

it('a value that is nested deeper than any that is meant is not looked at', () => {
  const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
  expect(bulkIssues(nested(32), 100)).toEqual([]);
  expect(bulkIssues(nested(5000), 10_000)).toEqual([
    { path: '', code: 'tooManyLevels', params: { max: 32 } },
  ]);
});

it('a key `__proto__` is no field of anything, however deep it stands', () => {
  const refused = [{ path: '__proto__', code: 'unknownField' }];
  const written = '{"__proto__":{"a":1}}';
  expect(bulkIssues(JSON.parse(written), 100)).toEqual(refused);
  expect(bulkIssues({ query: [JSON.parse(written)] }, 100)).toEqual(refused);
  expect(bulkIssues({ query: ['__proto__'], constructor: 1 }, 100)).toEqual([]);
});
