import { chmod, copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_ENDING } from '../wire/index.js';

/**
 * Copies uploaded files that are not there yet, readable by their owner alone; returns how many stand there now. A file never changes under
 * its name, so that one of the same size is the same. One that is deleted meanwhile is left out.
 */
export async function copyFiles(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const names = (await readdir(from).catch(() => [])).filter((name) => !name.endsWith(PART_ENDING));
  let count = 0;
  for (const name of names) if (await copyOne(join(from, name), join(to, name))) count += 1;
  await flush(to);
  return count;
}

async function copyOne(from: string, to: string): Promise<boolean> {
  const [source, present] = await Promise.all([from, to].map((path) => stat(path).catch(() => null)));
  if (!source?.isFile()) return false;
  if (present?.size === source.size) return true;
  const there = await copyFile(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  if (!there) return false;
  await keepPrivate(to);
  return true;
}

/** Makes a file readable by its owner alone, and has it on the disk even after a power cut. */
export async function keepPrivate(file: string): Promise<void> {
  await chmod(file, 0o600);
  await flush(file);
}

/** Waits until a file or the names in a folder are on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
