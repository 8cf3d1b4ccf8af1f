import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from './config/index.js';
import { startServer } from './server.js';

it('a server keeps its files to their owner, also in a folder made beforehand for everybody', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-open-'));
  await chmod(dataDir, 0o755);
  await mkdir(join(dataDir, 'media'), { mode: 0o755 });
  await writeFile(join(dataDir, 'media', 'a.pdf'), 'Lieferschein', { mode: 0o644 });
  const config = readConfig({ PORT: '0', KONTOR_DATA_DIR: dataDir, KONTOR_DEMO: '0' });
  const log = pino({ level: 'silent' });
  const server = await startServer({ config, clock: Date.now, log, noticed: () => Promise.resolve() });
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const open = await Promise.all(
    entries.map(async ({ name, parentPath }) => [name, (await stat(join(parentPath, name))).mode & 0o077]),
  );
  await server.stop();
  await rm(dataDir, { recursive: true });
  expect(Object.fromEntries(open)).toEqual({
    'kontor.sqlite': 0,
    'kontor.sqlite-shm': 0,
    'kontor.sqlite-wal': 0,
    'signing-key': 0,
    media: 0,
    'a.pdf': 0,
  });
});
