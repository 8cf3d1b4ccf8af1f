import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { say } from './io.js';
import { wrapped } from './wrap.js';

test('breaks a line between words and indents what follows', () => {
  expect(wrapped('  Bemerkungen von 3 Bestellungen werden nirgends gespeichert', 30)).toBe(
    '  Bemerkungen von 3\n    Bestellungen werden\n    nirgends gespeichert',
  );
});

test('leaves what fits, a long word, a line with flags, and all where the width is unknown', () => {
  expect(wrapped('kurz genug', 30)).toBe('kurz genug');
  const long = 'x'.repeat(40);
  expect(wrapped(`a ${long} b`, 30)).toBe(`a\n  ${long}\n  b`);
  const flags = 'Mit diesen Angaben gilt es so: --map street=Straße --map city=Ort';
  expect(wrapped(flags, 30)).toBe(flags);
  expect(wrapped('ein Satz, der nicht in dreißig Zeichen passt', undefined)).toBe(
    'ein Satz, der nicht in dreißig Zeichen passt',
  );
});

test('does not count colours', () => {
  const red = '\u001b[31mFehler\u001b[39m: Die Datei ist leer';
  expect(wrapped(red, 30)).toBe(red);
});

test('follows the terminal when it is made narrower', () => {
  let columns = 70;
  const stderr = new PassThrough();
  const isTty = { stdin: true, stdout: true, stderr: true };
  const io = { stderr, isTty, columns: () => columns };
  const line = 'Bemerkungen von 3 Bestellungen werden nirgends gespeichert';
  say(io, line);
  columns = 50;
  say(io, line);
  expect(String(stderr.read())).toBe(
    `${line}\nBemerkungen von 3 Bestellungen werden nirgends\n  gespeichert\n`,
  );
});
