import { chmod, constants, copyFile, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_ENDING } from '../wire/index.js';
import { BackupError, type SavedFile } from './manifest.js';
import { describeFile, isSame } from './saved-files.js';

/** Names of the plain files of a folder, without uploads under way. */
export async function plainFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith(PART_ENDING));
  const found = await Promise.all(names.map((name) => lstat(join(folder, name)).catch(() => null)));
  return names.filter((_, index) => found[index]?.isFile());
}

/**
 * Copies uploaded files that are not there yet, readable by their owner alone, reads what it wrote, and returns what stands there now. One
 * that is deleted meanwhile is left out. Throws `BackupError` for a file that is there with other bytes: it is never replaced.
 */
export async function copyFiles(from: string, to: string, names: readonly string[]): Promise<SavedFile[]> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const copied: SavedFile[] = [];
  for (const name of names) {
    const source = await describeFile(from, name);
    if (source !== null && (await copyOne(source, from, to))) copied.push(source);
  }
  await flush(to);
  return copied;
}

async function copyOne(source: SavedFile, from: string, to: string): Promise<boolean> {
  const { name } = source;
  const present = await describeFile(to, name);
  if (present !== null) {
    if (isSame(present, source)) return true;
    throw new BackupError(`${join(to, name)} is there with other content: it was not replaced.`);
  }
  // A copy that is interrupted does not stand in the way of the next one.
  const part = `${name}${PART_ENDING}`;
  await rm(join(to, part), { force: true });
  const there = await copyFile(join(from, name), join(to, part), constants.COPYFILE_EXCL).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  if (!there) return false;
  await keepPrivate(join(to, part));
  const written = await describeFile(to, part);
  if (written === null || !isSame(written, source))
    throw new BackupError(`${join(to, name)} was not written as it was read.`);
  await rename(join(to, part), join(to, name));
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
