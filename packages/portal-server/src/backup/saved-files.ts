import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError, type SavedFile } from './manifest.js';

/** Size and sum of a plain file; null when there is none. Throws `BackupError` for a link, a folder and all else. */
export async function describeFile(folder: string, name: string): Promise<SavedFile | null> {
  const path = join(folder, name);
  const found = await lstat(path).catch(ifMissing);
  if (found === null) return null;
  if (!found.isFile()) throw new BackupError(`${path} is no plain file.`);
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(ifMissing);
  if (handle === null) return null;
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of handle.createReadStream()) {
    hash.update(piece);
    size += piece.length;
  }
  return { name, size, sha256: hash.digest('hex') };
}

/** Throws `BackupError` unless a folder holds the listed files, byte for byte, and nothing else. */
export async function checkFiles(folder: string, files: readonly SavedFile[]): Promise<void> {
  if (!(await lstat(folder).catch(ifMissing))?.isDirectory())
    throw new BackupError(`${folder} is no folder: the backup is not whole.`);
  const listed = new Set(files.map(({ name }) => name));
  const additional = (await readdir(folder)).find((name) => !listed.has(name));
  if (additional !== undefined)
    throw new BackupError(`${join(folder, additional)} is no part of the backup.`);
  for (const file of files) {
    const found = await describeFile(folder, file.name);
    if (found === null) throw new BackupError(`${join(folder, file.name)} is missing.`);
    if (!isSame(found, file))
      throw new BackupError(`${join(folder, file.name)} is not the file that was saved.`);
  }
}

export const isSame = (one: SavedFile, other: SavedFile): boolean =>
  one.size === other.size && one.sha256 === other.sha256;

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
