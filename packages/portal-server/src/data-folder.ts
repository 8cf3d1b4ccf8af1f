import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config/index.js';

/**
 * Creates the data folder. Makes the files of ours in it readable by their owner alone, also where the folder was made beforehand and lets
 * everybody look: SQLite gives its own files the mode of the database.
 */
export async function prepareDataFolder({ dataDir, database }: Config): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const media = join(dataDir, 'media');
  const files = [
    join(dataDir, 'signing-key'),
    ...(await readdir(media).catch(() => [])).map((name) => join(media, name)),
  ];
  if (database.engine === 'sqlite') {
    await createPrivate(database.filename);
    files.push(...['', '-wal', '-shm'].map((ending) => database.filename + ending));
  }
  await chmod(media, 0o700).catch(ifNotOurs);
  for (const file of files) await chmod(file, 0o600).catch(ifNotOurs);
}

async function createPrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', 0o600).catch(ifNotOurs);
  await handle?.close();
}

/** A file that is missing, read-only or of another user stays as it is: opening it will say so where it matters. */
function ifNotOurs(error: NodeJS.ErrnoException): void {
  if (!/^(ENOENT|EPERM|EACCES|EROFS)$/.test(error.code ?? '')) throw error;
}
