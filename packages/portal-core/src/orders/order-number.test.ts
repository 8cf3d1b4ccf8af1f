import { expect, test } from 'vitest';
import { storedNumberKey, spellingsOfNumber } from './order-number.js';

test('a number keeps its key without the zeros before it, which a spreadsheet drops', () => {
  expect(storedNumberKey('001071')).toBe(storedNumberKey('#1071'));
  expect(storedNumberKey('0000')).toBe('0');
});

test('zeros in a number with letters are part of it', () => {
  expect(storedNumberKey('A-007')).not.toBe(storedNumberKey('A-7'));
  expect(storedNumberKey('007-A')).toBe('007-a');
});

test.each(['1071', '#1071', '01071', '001071', '0000001071'])(
  'the stored number %s is looked for by its key',
  (stored) => {
    expect(spellingsOfNumber(storedNumberKey(stored))).toContain(stored.toLowerCase());
  },
);
