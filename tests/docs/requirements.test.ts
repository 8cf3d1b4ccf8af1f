import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');
/** Rows of the table of requirements: number, words, and the tests as `path` and title. */
const ROWS = read('docs/security.md')
  .split('<!-- requirements -->')[1]!
  .split('<!-- /requirements -->')[0]!
  .split('\n')
  .map((line) => /^\| +(\d+) +\| (.+?) +\| (.+?) +\|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, number, words, tests]) => ({
    number: Number(number),
    words: words!,
    tests: tests!.split('<br>'),
  }));

test('each of the forty security requirements names a test', () => {
  expect(ROWS.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  for (const { number, tests } of ROWS) expect(tests.length, String(number)).toBeGreaterThan(0);
});

test.each(ROWS)('security requirement $number, $words, has the tests it names', ({ tests }) => {
  for (const named of tests) {
    const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(named) ?? [];
    expect(read(path), named).toMatch(titleIn(title));
  }
});

/** A title as a test spells it: in quotation marks, where the first argument of a test stands. */
function titleIn(title: string): RegExp {
  const text = title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/['’]/g, "(?:\\\\?'|’|\\\\u2019)");
  return new RegExp(
    `\\b(?:it|test|describe|describeOnBothEngines)\\b[^;]*?['"\`]${text}['"\`]|\\)\\(\\s*['"\`]${text}['"\`]`,
  );
}
