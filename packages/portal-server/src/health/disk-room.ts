import { statfs } from 'node:fs/promises';

/** Bytes that are left on the disk of a folder; no limit when it cannot be told: whoever writes there is told what is wrong. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null ? Infinity : disk.bavail * disk.bsize;
}
