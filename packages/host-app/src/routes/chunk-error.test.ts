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

test('an error other than a missing chunk is no chunk error', () => {
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkError('dynamically imported module')).toBe(false);
});

test('a part that arrives in time is given on', async () => {
  await expect(loadChunk(() => Promise.resolve('here'))).resolves.toBe('here');
});

test('a part that does not arrive in time is a chunk error', async () => {
  const error: unknown = await loadChunk(() => new Promise(() => {}), {
    timeout: 1,
    isReachable: async () => false,
  }).catch((reason: unknown) => reason);
  expect(isChunkError(error)).toBe(true);
});

test.each([
  ['keeps the words on which the router reloads while the portal answers: there is a newer version', true],
  ['has words of ours while the portal does not answer, which stay on the page', false],
])('a part that cannot be fetched %s', async (_, isReachable) => {
  const failure = new TypeError('Failed to fetch dynamically imported module: https://portal/assets/a.js');
  const loading = loadChunk(() => Promise.reject(failure), { isReachable: async () => isReachable });
  const error: unknown = await loading.catch((reason: unknown) => reason);
  expect(isChunkError(error)).toBe(true);
  expect(error === failure).toBe(isReachable);
});
