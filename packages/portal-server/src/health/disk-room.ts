import { statfs } from 'node:fs/promises';

/** Free bytes on the disk of a folder; infinite when unknown, since writing there will then fail with the reason. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null ? Infinity : disk.bavail * disk.bsize;
}
