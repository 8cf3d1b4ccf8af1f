import { expect, test } from 'vitest';
import { savedLooks, withLooks } from './saved-looks.js';

test('looks come back from the account as they went, beside what else is kept there', () => {
  const settings = withLooks('{"columns":["ä"]}', { theme: 'dark', density: 'compact' });
  expect(savedLooks(settings)).toEqual({ theme: 'dark', density: 'compact' });
  expect(JSON.parse(settings)).toMatchObject({ columns: ['ä'] });
});

test('what was never chosen is left to the browser', () => {
  expect(savedLooks('{}')).toEqual({});
  expect(savedLooks('{"density":"comfortable"}')).toEqual({ density: 'comfortable' });
});

test.each(['', 'null', 'no json', '{"theme":"pink","density":3}'])('%j holds no looks', (settings) => {
  expect(savedLooks(settings)).toEqual({});
});
