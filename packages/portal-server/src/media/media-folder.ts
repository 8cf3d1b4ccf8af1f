import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../dates/index.js';
import { PART_ENDING } from '../wire/index.js';

/** Folder of uploaded files and of uploads under way. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

/** Milliseconds after which an unfinished upload is taken as interrupted. */
const ABANDONED_MS = 3600_000;

/** Deletes the incomplete files of uploads whose process was killed. */
export async function sweepParts(folder: string, clock: Clock): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(PART_ENDING))) {
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => clock() - mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_MS) await rm(path, { force: true });
  }
}
