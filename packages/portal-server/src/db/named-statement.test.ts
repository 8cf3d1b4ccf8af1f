import { expect, it } from 'vitest';
import { StatementNames } from './named-statement.js';

it('a statement gets one name when it comes a second time, with its bindings numbered outside of texts', () => {
  const names = new StatementNames();
  const sql = `select '?' as mark, ? as a, ? as b`;
  const text = `select '?' as mark, $1 as a, $2 as b`;
  expect(names.of(sql)).toEqual({ text });
  const again = names.of(sql);
  expect(again).toEqual({ text, name: expect.stringMatching(/^kontor_\d+$/) });
  expect(names.of(sql)).toBe(again);
});

it('no more statements get names than a connection may keep', () => {
  const statements = new StatementNames();
  const asked = Array.from({ length: 400 }, (_, n) => `select ${n}`);
  const names = asked.flatMap((sql) => [statements.of(sql), statements.of(sql)]).map(({ name }) => name);
  expect(new Set(names.filter((name) => name !== undefined)).size).toBeLessThanOrEqual(100);
});
