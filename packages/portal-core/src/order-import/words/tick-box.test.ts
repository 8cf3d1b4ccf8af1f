import { expect, it } from 'vitest';
import { cancelledColumnOf, deniesSending, saysNo } from './cancelled-row.js';
import { isEmptyBox, isTickBox } from './tick-box.js';

it.each(['☐', '□', '⬜', '[ ]', '[]'])('a box that nobody ticked (%s) says no', (text) => {
  expect(isEmptyBox(text) && isTickBox(text)).toBe(true);
  expect(saysNo(text) && deniesSending(text)).toBe(true);
  expect(cancelledColumnOf([{ column: 0, when: 'filled' }])([text])).toBeUndefined();
});

it.each(['☑', '✅', '✔️', '☒', '[x]', '[ X ]'])('a box that is ticked (%s) says something', (text) => {
  expect(isTickBox(text) && !isEmptyBox(text)).toBe(true);
  expect(saysNo(text)).toBe(false);
  expect(cancelledColumnOf([{ column: 0, when: 'filled' }])([text])).toBe(0);
});

it.each(['', 'x', '[2]', '☐ 2', 'Kiste'])('%j is no box', (text) => expect(isTickBox(text)).toBe(false));
