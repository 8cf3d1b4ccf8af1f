import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { parseWith } from './parse.js';

const shape = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(4)),
  qty: z.number().check(z.minimum(1), z.maximum(9)),
});

const issuesOf = (input: unknown) => {
  const result = parseWith(shape, input);
  return result.ok ? [] : result.issues;
};

describe('parseWith', () => {
  it('answers the typed value of good input', () => {
    expect(parseWith(shape, { name: 'abc', qty: 2 })).toEqual({ ok: true, value: { name: 'abc', qty: 2 } });
  });

  it('tells what is missing apart from what has the wrong type', () => {
    expect(issuesOf({ name: 5 })).toEqual([
      { path: 'name', code: 'invalidType' },
      { path: 'qty', code: 'required' },
    ]);
    expect(issuesOf([])).toEqual([{ path: '', code: 'invalidType' }]);
    expect(issuesOf(undefined)).toEqual([{ path: '', code: 'required' }]);
  });

  it('tells every limit with its number', () => {
    expect(issuesOf({ name: 'a', qty: 0 })).toEqual([
      { path: 'name', code: 'minLength', params: { min: 2 } },
      { path: 'qty', code: 'min', params: { min: 1 } },
    ]);
    expect(issuesOf({ name: 'abcde', qty: 10 })).toEqual([
      { path: 'name', code: 'maxLength', params: { max: 4 } },
      { path: 'qty', code: 'max', params: { max: 9 } },
    ]);
  });

  it('tells a hundred of many issues and how many more there are, with paths of a line', () => {
    const keys = Array.from({ length: 150_000 }, (_, n) => [n < 9 ? `${n}`.repeat(5000) : `${n}`, 1]);
    const issues = issuesOf({ ...Object.fromEntries(keys), name: 'abc', qty: 0 });
    expect(issues).toHaveLength(101);
    expect(issues.at(-1)).toEqual({ path: '', code: 'moreIssues', params: { count: 149_901 } });
    expect(JSON.stringify(issues).length).toBeLessThan(20_000);
  });

  it('names a property that is not known', () => {
    expect(issuesOf({ name: 'abc', qty: 1, role: 'admin' })).toEqual([
      { path: 'role', code: 'unknownField' },
    ]);
  });
});
