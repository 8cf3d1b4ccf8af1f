import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The part of memory that Linux offers as a folder. */
const IN_MEMORY = '/dev/shm';
/** Bytes that have to be free there: a container may have no more than a few megabytes of it. */
const ROOM = 2 ** 30;

/**
 * Makes a folder for what a test leaves behind, in memory where there is room: a copy of a PostgreSQL database is some 800 files, and a disk
 * is slow to make files anew where others have just been deleted.
 */
export async function makeScratchFolder(prefix: string): Promise<string> {
  const memory = await statfs(IN_MEMORY).catch(() => null);
  const hasRoom = memory !== null && memory.bavail * memory.bsize >= ROOM;
  return mkdtemp(join(hasRoom ? IN_MEMORY : tmpdir(), prefix));
}
