import type { LiveChanges } from '@kontor/portal-core/live';
import {
  changesAfter,
  changesSince,
  currentPosition,
  cursorOf,
  readCursor,
  type StoredChange,
} from '../changes/index.js';
import type { ReadDatabase } from '../db/index.js';
import { seenChanges, type Reader } from './seen-changes.js';

/** Changes before the first question are told for no longer than this. */
const LOOKBACK_SECONDS = 120;

/** What a reader asks for: what came after a cursor, or in the last seconds. */
export interface Asked {
  readonly cursor?: string | undefined;
  readonly ago?: number | undefined;
}

/** Answers what was changed of a reader's records, and where to go on. */
export async function answerChanges(
  database: ReadDatabase,
  reader: Reader,
  { cursor, ago }: Asked,
): Promise<LiveChanges> {
  const nowMs = Date.now();
  const answer = (position: string, changes: readonly StoredChange[] | null) => ({
    cursor: cursorOf(position, nowMs),
    reset: changes === null,
    changes: seenChanges(reader, changes ?? []),
  });
  if (cursor !== undefined) {
    const from = readCursor(cursor, { engine: database.engine, nowMs });
    if (from === null) return answer(await currentPosition(database), null);
    const { position, changes, isBroken } = await changesSince(database, reader.scope, from);
    return answer(position, isBroken ? null : changes);
  }
  // The position first: what is committed in between is told twice rather than never.
  const position = await currentPosition(database);
  if (ago === undefined) return answer(position, []);
  const since = new Date(nowMs - Math.min(ago, LOOKBACK_SECONDS) * 1000).toISOString();
  return answer(position, await changesAfter(database, reader.scope, since));
}
