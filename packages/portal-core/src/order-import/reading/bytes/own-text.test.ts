import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDateOrderJudge } from '../cells/order-date.js';
import { ownText } from './own-text.js';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const PIECE_CHARS = 64 * 1024;
const PIECES = 500;

/** Megabytes that are held longer after something was done with a date from each of many pieces of a file. */
function megabytesHeld(keep: (text: string) => void): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let piece = 0; piece < PIECES; piece += 1) {
    const day = String(10 + (piece % 19));
    const text = Buffer.alloc(PIECE_CHARS, `2026-11-${day}T10:${String(100 + piece)};`).toString('latin1');
    keep(text.slice(0, text.indexOf(';')));
  }
  collectGarbage();
  return (process.memoryUsage().heapUsed - before) / 1024 ** 2;
}

it('is the same text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => ownText(text) === text));
});

it('keeps nothing but itself in memory, unlike a text as it was cut', () => {
  const [own, cut]: [string[], string[]] = [[], []];
  expect(megabytesHeld((text) => own.push(ownText(text)))).toBeLessThan(3);
  expect(megabytesHeld((text) => cut.push(text))).toBeGreaterThan(20);
  expect(own).toEqual(cut);
});

it('is what a judge of dates remembers', () => {
  const judge = createDateOrderJudge();
  expect(megabytesHeld((text) => judge.observe(text))).toBeLessThan(3);
  expect(judge.verdict().dates).toBe(PIECES);
});
