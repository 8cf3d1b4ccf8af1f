import {
  fieldOf,
  isPastRecall,
  judgeCode,
  PAUSE_SECONDS,
  readStamp,
  reportOf,
  stampBefore,
  type FoundRecord,
} from '@kontor/portal-core/filemaker';
import { pauseAfter, type OrderReport, type StatusOf } from '@kontor/portal-core/erp-link';
import { createTranslator, DEFAULT_LANGUAGE } from '@kontor/portal-core/i18n';
import type { DataScope } from '@kontor/portal-core/access';
import type { Logger } from 'pino';
import { pause, type BackgroundTask } from '../background/index.js';
import type { Clock } from '../dates/index.js';
import { runAlone, type Database } from '../db/index.js';
import { DataApiError, readChanged, readNewest, type FileMaker } from '../filemaker/index.js';
import type { ServerDeps } from '../server-deps.js';
import { openTrail, recordWrite } from '../trail/index.js';
import type { WriteDoor } from '../wire/index.js';
import { connectedFile } from './connected-file.js';
import {
  readConnection,
  storeFinding,
  storeReadUntil,
  type Finding,
  type StoredConnection,
} from './connection.store.js';
import { readUnderWay } from './lanes.store.js';
import { applyOrderReports } from './order-reports.js';
import { isDue } from './outbox.js';
import { noteUnknownWords } from './words/unknown-words.js';
import { readVocabulary } from './words/words.store.js';

const LOOK_AGAIN_MS = 30_000;
/** Seconds that are read again each time: a record may be stored after a later one, with an earlier timestamp. */
const OVERLAP = 300;
/** Seconds that are read again once an hour: in the night when a clock is put back, an hour of changes bears timestamps of the hour before. */
const WIDE_OVERLAP = 3 * 3600;
const HOUR_MS = 3_600_000;
/** Seconds before now from which a new connection reads. */
const FIRST = 7 * 24 * 3600;

interface ReaderDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>;
  readonly fileMaker: FileMaker | null;
}

/** Reads what changed of orders in a FileMaker file, and applies it by the rules of reports. */
export class FileMakerReader {
  private lastWide = Number.NEGATIVE_INFINITY;
  private readonly unknown = new Set<string>();

  constructor(private readonly deps: ReaderDeps) {}

  /** Reads all changes since the last time. Only a reading that came to its end is noted, so that one that was cut off is done again. */
  async round(signal: AbortSignal): Promise<void> {
    const { database, clock, fileMaker, log } = this.deps;
    const connection = await readConnection(database.read);
    const now = clock();
    const file = connectedFile(connection, fileMaker);
    if (file === null || !isDue(connection, now)) return;
    try {
      await this.readAll(file, connection, signal);
      if (connection.failures > 0) await this.note(connection, { kind: 'answers' });
    } catch (error) {
      if (!(error instanceof DataApiError) || signal.aborted) throw error;
      log.warn({ erp: error.message }, 'FileMaker could not be read');
      await this.note(connection, findingOf(error, connection.failures, now));
    }
  }

  private note(connection: StoredConnection, finding: Finding): Promise<void> {
    const { database, clock } = this.deps;
    return database.write((trx) => storeFinding(trx, connection, finding, iso(clock())));
  }

  private async readAll(
    fileMaker: FileMaker,
    connection: StoredConnection,
    signal: AbortSignal,
  ): Promise<void> {
    const { database, clock, log } = this.deps;
    const begun = clock();
    const isWide = begun - this.lastWide >= HOUR_MS;
    const { read_until } = connection;
    const since =
      read_until === null
        ? stampBefore(iso(begun).slice(0, 19), FIRST)
        : stampBefore(read_until, isWide ? WIDE_OVERLAP : OVERLAP);
    const newest = isWide && read_until !== null ? await newestIn(fileMaker, signal) : null;
    if (newest !== null && read_until !== null && newest < stampBefore(read_until, GOES_BACK)) {
      log.error({ read_until }, 'the FileMaker file is older than what was read of it');
      return this.note(connection, {
        kind: 'restored',
        reason: t('erpLink.fileIsOlder'),
        readUntil: newest === '' ? null : newest,
      });
    }
    let until = read_until ?? '';
    let isWhole = true;
    for await (const records of readChanged(fileMaker.api, fileMaker.mapping, since, signal)) {
      isWhole = (await this.apply(fileMaker, records, begun)) && isWhole;
      for (const { fieldData } of records) {
        const at = readStamp(fieldOf(fieldData, fileMaker.mapping.fields.changedAt));
        if (at > until) until = at;
      }
    }
    if (isWhole && isWide) this.lastWide = begun;
    if (isWhole && until > (read_until ?? ''))
      await database.write((trx) => storeReadUntil(trx, connection, until));
  }

  /** Applies records that were read after `begun`; false when one could not be stored. */
  private async apply(
    { mapping }: FileMaker,
    records: readonly FoundRecord[],
    begun: number,
  ): Promise<boolean> {
    const { database, log } = this.deps;
    const { statusOf } = await readVocabulary(database.read);
    const read = records.flatMap((record) => reportOf(mapping, record, statusOf) ?? []);
    if (read.length === 0) return true;
    await this.noteUnknown(read);
    const reports = read.map(({ report }) => report);
    const ids = reports.flatMap(({ order_id }) => order_id ?? []);
    const underWay = await readUnderWay(database.read, ids, iso(begun));
    const { applied, failed } = await this.applyReports(
      reports.map((report) => withoutOldStatus(report, underWay, statusOf)),
    );
    if (applied > 0) log.info({ applied }, 'changes of FileMaker were applied');
    return failed === 0;
  }

  /** Applies reports. An address that breaks a rule is left out, so that it keeps no parcel from being delivered. */
  private async applyReports(
    records: OrderReport[],
  ): Promise<{ readonly applied: number; readonly failed: number }> {
    const { database, log, clock } = this.deps;
    const doors = { read: database.read, write: this.door(), log, t, now: clock() };
    const { entries, counts } = await applyOrderReports(doors, EVERY_ORDER, { records });
    const left = entries.filter(({ index, result }) => result === 'invalid' && records[index]?.address);
    if (left.length === 0) return counts;
    const orders = left.map(({ index, errors }) =>
      [records[index]?.order_id, errors[0]?.path, errors[0]?.code].join(' '),
    );
    log.warn({ orders }, 'addresses of FileMaker were left out');
    const rest = left.flatMap(({ index }) => records[index] ?? []);
    const again = await applyOrderReports(doors, EVERY_ORDER, {
      records: rest.map((report) => ({ ...report, address: null })),
    });
    return {
      applied: counts.applied + again.counts.applied,
      failed: counts.failed + again.counts.failed,
    };
  }

  /** Counts the words without a meaning, once for each order: changes are read twice. */
  private async noteUnknown(read: readonly NonNullable<ReturnType<typeof reportOf>>[]): Promise<void> {
    if (this.unknown.size > MOST_NOTED) this.unknown.clear();
    const fresh = read.filter(({ report, unknownStatus }) => {
      const said = `${report.order_id} ${unknownStatus}`;
      if (unknownStatus === '' || this.unknown.has(said)) return false;
      this.unknown.add(said);
      return true;
    });
    if (fresh.length === 0) return;
    const words = fresh.map(({ unknownStatus: word }) => ({ kind: 'status', word }) as const);
    const { database, clock } = this.deps;
    await database.write((trx) => noteUnknownWords(trx, words, iso(clock())));
  }

  /** Writes with an entry of the trail that nobody signed in for. */
  private door(): WriteDoor {
    const { database, clock } = this.deps;
    const origin = { ...BY_NOBODY, at: iso(clock()) };
    return (work) => database.write(async (trx) => work(trx, openTrail(trx, await recordWrite(trx, origin))));
  }
}

/** Most orders of which a word without a meaning is remembered. */
const MOST_NOTED = 10_000;

/**
 * Seconds by which the last change may lie before what was read: the hour when a clock is put back, and some minutes. Where it lies further
 * back, an older backup was restored.
 */
const GOES_BACK = 3600 + 300;

/** The timestamp of the record that was changed last; empty for a file without any. */
const newestIn = async ({ api, mapping }: FileMaker, signal: AbortSignal): Promise<string> =>
  readStamp(await readNewest(api, mapping, signal));

const EVERY_ORDER: DataScope = { kind: 'all' };
const BY_NOBODY = {
  actorId: 0,
  subjectId: 0,
  action: 'erpLink.orders',
  target: '/erp/orders',
  requestId: 'filemaker',
} as const;
const t = createTranslator(DEFAULT_LANGUAGE);
const iso = (ms: number): string => new Date(ms).toISOString();

/** While Kontor has something to tell of an order, a status there that can be taken back is perhaps only what Kontor told before. */
function withoutOldStatus(
  report: OrderReport,
  underWay: ReadonlySet<number>,
  statusOf: StatusOf,
): OrderReport {
  const isOld = underWay.has(report.order_id ?? 0) && !isPastRecall(report.status, statusOf);
  return isOld ? { ...report, status: null } : report;
}

function findingOf({ code, message }: DataApiError, failures: number, now: number): Finding {
  const { answered } = judgeCode(code, 'order');
  if (answered === 'access') return { kind: 'access', reason: message };
  const asked = answered === 'busy' ? PAUSE_SECONDS : 0;
  return { kind: 'away', reason: message, nextTryAt: iso(now + pauseAfter(failures, 1, asked)) };
}

/** The task that keeps reading while the server runs. With several processes one does it. */
export function fileMakerTask(
  { clock, log, fileMaker }: Pick<ServerDeps, 'clock' | 'log' | 'fileMaker'>,
  database: Database,
): BackgroundTask {
  const reader = new FileMakerReader({ database, clock, log, fileMaker });
  return {
    name: 'filemaker',
    nightlyAt: '00:00',
    async run(signal) {
      while (fileMaker !== null && !signal.aborted) {
        await runAlone(database, 'filemaker', () => reader.round(signal)).catch((error: unknown) => {
          if (!signal.aborted) log.error({ err: error }, 'FileMaker was not read');
        });
        await pause(LOOK_AGAIN_MS, signal);
      }
    },
  };
}
