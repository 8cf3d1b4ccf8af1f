import { expect, test } from 'vitest';
import { isChunkError, loadChunk } from './chunk-error.js';

test.each([
  'Failed to fetch dynamically imported module: https://portal/assets/a.js',
  'error loading dynamically imported module: https://portal/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('%s is a part that did not arrive', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

test('any other error is not', () => {
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkError('dynamically imported module')).toBe(false);
});

test('a part that arrives in time is given on', async () => {
  await expect(loadChunk(() => Promise.resolve('here'))).resolves.toBe('here');
});

test('a part that does not arrive in time is a chunk error', async () => {
  const error: unknown = await loadChunk(() => new Promise(() => {}), 1).catch((reason: unknown) => reason);
  expect(isChunkError(error)).toBe(true);
});
