import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
const THREADS = /UV_THREADPOOL_SIZE\b\D{0,4}(\d+)/;

it.each(['deploy/kontor.service', 'deploy/Containerfile', 'scripts/start.mjs'])(
  'the server has the threads that the guide asks for when it is started by %s',
  async (path) => {
    const asked = THREADS.exec(await read('docs/guides/operating.md'))?.[1];
    expect(asked).toBeDefined();
    expect(THREADS.exec(await read(path))?.[1]).toBe(asked);
  },
);

it('an image holds neither data nor backups nor history, whichever program builds it', async () => {
  // Podman and Docker both read this file; Docker reads no `.containerignore`.
  const kept = (await read('.dockerignore')).split('\n');
  expect(kept).toEqual(expect.arrayContaining(['.git', 'data', 'backup', '**/node_modules']));
});
