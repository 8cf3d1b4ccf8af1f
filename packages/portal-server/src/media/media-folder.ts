import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../dates/index.js';
import { PART_ENDING } from '../wire/index.js';

/** Where uploaded files are kept, and come in. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

/** An upload that has not ended after this long was interrupted, milliseconds. */
const ABANDONED_MS = 3600_000;

/** Takes away what uploads left behind whose process was killed. */
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
