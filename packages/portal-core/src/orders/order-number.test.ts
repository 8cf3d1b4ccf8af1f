import { expect, test } from 'vitest';
import { spellingsOfNumbers, storedNumberKey } from './order-number.js';

test('a number keeps its key without the zeros before it, which a spreadsheet drops', () => {
  expect(storedNumberKey('001071')).toBe(storedNumberKey('#1071'));
  expect(storedNumberKey('0000')).toBe('0');
});

test('zeros in a number with letters are part of it', () => {
  expect(storedNumberKey('A-007')).not.toBe(storedNumberKey('A-7'));
  expect(storedNumberKey('007-A')).toBe('007-a');
});

test.each(['1071', '#1071', '01071', '001071', '000001071', '0000001071'])(
  'the stored number %s is found by 1071',
  (stored) => {
    expect(spellingsOfNumbers(['1071'])).toContain(stored.toLowerCase());
  },
);

test.each(['RE-301', 'RE 301', 'RE301', 're_301', 'RE/301', 'RE.301', 'RE - 301', '#RE-301'])(
  'the stored number %s is found by any other spelling of it',
  (stored) => {
    expect(spellingsOfNumbers(['RE 301'])).toContain(stored.toLowerCase());
    expect(storedNumberKey(stored)).toBe(storedNumberKey('RE301'));
  },
);

test.each(['000000000000172', '# RE-301', 'Nr. 00-7'])(
  'a number is found as it is spelled itself: %s',
  (number) => {
    expect(spellingsOfNumbers([number])).toContain(number.toLowerCase());
  },
);

test.each([
  ['RE-301', 'RE-3-01'],
  ['2026-301', '2026301'],
  ['RE-301', 'RE--301'],
  ['A-0301', 'A-301'],
])('%s and %s are two numbers', (one, other) => {
  expect(storedNumberKey(one)).not.toBe(storedNumberKey(other));
});
