import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { instantOf, type Clock } from '../config/clock.js';
import type { Database } from '../db/database.js';
import { inPieces } from '../order-import/pause.js';
import { usedFiles } from './used-files.js';

/** Whoever uploads a file has so long to use it, milliseconds. */
const UNUSED_MS = 24 * 3600_000;
/** Files whose rows are deleted at a time. */
const AT_ONCE = 200;

export interface RemovalOptions {
  readonly database: Database;
  /** Where the files are. */
  readonly folder: string;
  readonly clock: Clock;
  /** Ends the removal between two steps. */
  readonly signal?: AbortSignal;
}

/**
 * Takes away uploaded files that are older than a day and stand in no text; answers how many. Each goes before its row, so that what is
 * interrupted is found again the next night. Files without a row are left alone: they may belong to a database that is restored.
 */
export async function removeUnusedMedia(options: RemovalOptions): Promise<number> {
  const { database, folder, clock, signal } = options;
  const before = instantOf(() => clock() - UNUSED_MS);
  const old: string[] = await database.read('media').where('created_at', '<', before).pluck('file_name');
  if (old.length === 0) return 0;
  const used = await usedFiles(database.read);
  const unused = old.filter((name) => !used.has(name));
  let removed = 0;
  for await (const names of inPieces(unused, AT_ONCE)) {
    if (signal?.aborted) break;
    for (const name of names) await rm(join(folder, name), { force: true });
    removed += await database.write((trx) => trx('media').whereIn('file_name', names).delete());
  }
  return removed;
}
