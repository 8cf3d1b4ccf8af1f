import { expect, it } from 'vitest';
import { articleForm, numberForm, writtenForm } from './number-form.js';

it('numbers of one form differ by their digits alone', () => {
  expect(numberForm('B-102')).toBe(numberForm('B-7'));
  expect(numberForm('B-102')).not.toBe(numberForm('C-102'));
});

it('texts of one form differ by digits and letters alone', () => {
  expect(writtenForm('NW-1050')).toBe(writtenForm('AB-7'));
  expect(writtenForm('NW-1050')).not.toBe(writtenForm('NW1050'));
});

it('a name of several words has the form of no article number', () => {
  expect(articleForm('NW1050')).toBe(articleForm('T2'));
  expect(articleForm('Tee 500')).toBe('Tee 500');
});
