import { createTranslator } from '@kontor/portal-core/i18n';
import { expect, test } from 'vitest';
import { answersText, conflictAnswer } from './conflict-answer.js';

const german = { t: createTranslator('de') };
const english = { t: createTranslator('en') };
const ALL = ['skip', 'replace', 'each', 'stop'] as const;

test.each([
  ['ü', 'skip'],
  ['u', 'skip'],
  ['Überspringen', 'skip'],
  ['e', 'replace'],
  ['j', 'each'],
  ['einzeln', 'each'],
  ['a', 'stop'],
  ['stop', 'stop'],
])('takes %o at a German terminal for the answer %s', (typed, answer) => {
  expect(conflictAnswer(typed, ALL, german)).toBe(answer);
});

test.each([
  ['s', 'skip'],
  ['R', 'replace'],
  ['o', 'each'],
  ['by one', 'each'],
  ['a', 'stop'],
  ['stop', 'stop'],
])('takes %o at an English terminal for the answer %s', (typed, answer) => {
  expect(conflictAnswer(typed, ALL, english)).toBe(answer);
});

test('takes neither an empty line nor a strange word nor an answer that is not offered', () => {
  expect(conflictAnswer(' ', ALL, german)).toBeNull();
  expect(conflictAnswer('vielleicht', ALL, german)).toBeNull();
  expect(conflictAnswer('j', ['skip', 'replace', 'stop'], german)).toBeNull();
});

test('names a letter of its own for every answer, in both languages', () => {
  expect(answersText(ALL, german)).toBe('überspringen (ü), ersetzen (e), jede einzeln (j), abbrechen (a)');
  expect(answersText(ALL, english)).toBe('skip (s), replace (r), one by one (o), abort (a)');
  const single = ['skip', 'replace', 'rest', 'stop'] as const;
  expect(answersText(single, german)).toBe(
    'überspringen (ü), ersetzen (e), restliche zusammen (r), abbrechen (a)',
  );
  expect(answersText(single, english)).toBe('skip (s), replace (r), others together (o), abort (a)');
});
