import { expect, it } from 'vitest';
import { namedStatement } from './named-statement.js';

it('a statement gets one name when it comes a second time, with its bindings numbered outside of texts', () => {
  const sql = `select '?' as mark, ? as a, ? as b`;
  const text = `select '?' as mark, $1 as a, $2 as b`;
  expect(namedStatement(sql)).toEqual({ text });
  const again = namedStatement(sql);
  expect(again).toEqual({ text, name: expect.stringMatching(/^kontor_\d+$/) });
  expect(namedStatement(sql)).toBe(again);
});

it('no more statements get names than a connection may keep', () => {
  const asked = Array.from({ length: 400 }, (_, n) => `select ${n}`);
  const names = asked.flatMap((sql) => [namedStatement(sql), namedStatement(sql)]).map(({ name }) => name);
  expect(new Set(names.filter((name) => name !== undefined)).size).toBeLessThanOrEqual(100);
});
