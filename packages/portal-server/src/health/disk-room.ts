import { statfs } from 'node:fs/promises';

/** Bytes that are left on the disk of a folder; 0 when it cannot be told. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null ? 0 : disk.bavail * disk.bsize;
}
