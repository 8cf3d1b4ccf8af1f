import { expect, it } from 'vitest';
import { remembered } from './remembered.js';

it('a remembered function computes an answer once, one of nothing too', () => {
  const asked: string[] = [];
  const length = remembered((text) => {
    asked.push(text);
    return text === '' ? null : { length: text.length };
  });
  expect(['Ort', '', 'Ort', ''].map(length)).toEqual([{ length: 3 }, null, { length: 3 }, null]);
  expect(asked).toEqual(['Ort', '']);
});

it('a remembered function forgets instead of keeping the names of all files', () => {
  let asked = 0;
  const answer = remembered((text) => {
    asked += 1;
    return { text };
  });
  for (let n = 0; n < 4000; n += 1) answer(`Spalte ${n}`);
  expect(answer('Spalte 0')).toEqual({ text: 'Spalte 0' });
  expect(asked).toBe(4000);
  answer('Spalte 4000');
  expect(answer('Spalte 0')).toEqual({ text: 'Spalte 0' });
  expect(asked).toBe(4002);
});
