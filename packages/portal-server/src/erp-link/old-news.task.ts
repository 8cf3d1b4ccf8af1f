import { type BackgroundTask, pause } from '../background/index.js';
import type { Clock } from '../dates/index.js';
import { columns, type Database, engineOf, inList, rowsOf, runAlone, sql } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';
import { deleteOldChanges } from './files/taken-files.store.js';

/** Days for which it can be looked up what the ERP was told of a record. */
export const NEWS_KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
/** News looked at in one piece: some milliseconds of the one writer of SQLite. */
const AT_ONCE = 2000;

const LOOKED_AT = columns('erp_outbox', ['id', 'created_at']);
const DELETED = columns('erp_outbox', ['id']);

/**
 * Deletes news that were done for so long, piece by piece; what was done last of each record stays, and tells that the ERP knows it. Answers how
 * many were deleted.
 */
export async function deleteOldNews(database: Database, clock: Clock, signal?: AbortSignal): Promise<number> {
  const until = new Date(clock() - NEWS_KEPT_DAYS * DAY_MS).toISOString();
  let deleted = 0;
  for (let [after, isLast] = [0, false]; !isLast && signal?.aborted !== true;) {
    const next = await rowsOf(
      database.read,
      sql`select ${LOOKED_AT} from erp_outbox where id > ${after} order by id limit ${AT_ONCE}`,
    );
    const old = next.filter(({ created_at }) => created_at < until).map(({ id }) => id);
    if (old.length > 0) deleted += await deleteDone(database, old, until);
    // News are numbered as they are written.
    isLast = next.length < AT_ONCE || old.length === 0;
    after = next.at(-1)?.id ?? after;
    await pause(0, signal ?? new AbortController().signal);
  }
  return deleted;
}

/** Deletes what files changed so long ago, piece by piece; such a file can no longer be undone. Answers how many were deleted. */
export async function deleteOldFiles(
  database: Database,
  clock: Clock,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(clock() - NEWS_KEPT_DAYS * DAY_MS).toISOString();
  let deleted = 0;
  for (let some = AT_ONCE; some === AT_ONCE && signal?.aborted !== true; deleted += some) {
    some = await database.write((trx) => deleteOldChanges(trx, before, AT_ONCE));
    await pause(0, signal ?? new AbortController().signal);
  }
  return deleted;
}

function deleteDone(database: Database, ids: readonly number[], until: string): Promise<number> {
  return database.write(async (trx) => {
    const rows = await rowsOf(
      trx,
      sql`delete from erp_outbox where ${inList(engineOf(trx), 'id', ids)} and done_at < ${until}
          and exists (select 1 from erp_outbox as later where later.lane_id = erp_outbox.lane_id
                      and later.seq > erp_outbox.seq and later.outcome in ('sent', 'by hand'))
          returning ${DELETED}`,
    );
    return rows.length;
  });
}

/** The nightly task that deletes old news. With several processes only one does it. */
export function oldNewsTask(
  { clock, log }: Pick<ServerDeps, 'clock' | 'log'>,
  database: Database,
): BackgroundTask {
  return {
    name: 'old news for the ERP',
    nightlyAt: '03:50',
    async run(signal) {
      await runAlone(database, 'old news', async () => {
        const news = await deleteOldNews(database, clock, signal);
        if (news > 0) log.info({ news }, 'old news for the ERP were removed');
        const changes = await deleteOldFiles(database, clock, signal);
        if (changes > 0) log.info({ changes }, 'changes of old files were removed');
      });
    },
  };
}
