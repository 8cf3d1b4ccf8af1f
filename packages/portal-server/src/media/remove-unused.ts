import type { Knex } from 'knex';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import { inPieces } from '../background/index.js';
import { deleteMedia, filesBefore } from './media.store.js';
import { usedFiles } from './used-files.store.js';

/** Milliseconds within which an uploaded file has to be used. */
const UNUSED_MS = 24 * 3600_000;
/** Number of files whose rows are deleted at a time. */
const AT_ONCE = 200;

export interface RemovalOptions {
  readonly database: Database;
  /** Folder of the files. */
  readonly folder: string;
  readonly clock: Clock;
  /** Ends the removal between two steps. */
  readonly signal?: AbortSignal;
}

/**
 * Deletes uploaded files that are older than a day and not named in any text; returns how many. Each file is deleted before its row, so
 * that an interrupted removal is continued the next night. Files without a row are left alone: they may belong to a database that is
 * restored. A file that comes into use after the first check is seen by the second one in the write, which on SQLite no other write comes
 * between.
 */
export async function removeUnusedMedia(options: RemovalOptions): Promise<number> {
  const { database, folder, clock, signal } = options;
  const before = instantOf(() => clock() - UNUSED_MS);
  const old = await filesBefore(database.read, before);
  if (old.length === 0) return 0;
  let removed = 0;
  for await (const names of inPieces(await unusedOf(database.read, old), AT_ONCE)) {
    if (signal?.aborted) break;
    removed += await database.write(async (trx) => {
      const unused = await unusedOf(trx, names);
      for (const name of unused) await rm(join(folder, name), { force: true });
      return deleteMedia(trx, unused);
    });
  }
  return removed;
}

/** Those of the files that no text names. */
async function unusedOf(read: Knex, names: readonly string[]): Promise<readonly string[]> {
  const used = await usedFiles(read);
  return names.filter((name) => !used.has(name));
}
