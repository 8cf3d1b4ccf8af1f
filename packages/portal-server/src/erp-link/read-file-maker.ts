import {
  fieldOf,
  judgeCode,
  PAUSE_SECONDS,
  readStamp,
  sourcesOf,
  stampBefore,
  type FoundRecord,
  type ReadSource,
} from '@kontor/portal-core/filemaker';
import { pauseAfter } from '@kontor/portal-core/erp-link';
import { pause, type BackgroundTask } from '../background/index.js';
import { runAlone, type Database } from '../db/index.js';
import { DataApiError, readChanged, readNewest, type FileMaker } from '../filemaker/index.js';
import type { ServerDeps } from '../server-deps.js';
import { connectedFile } from './connected-file.js';
import {
  readConnection,
  readUntilOf,
  storeFinding,
  storeReadUntil,
  type Finding,
  type StoredConnection,
} from './connection.store.js';
import { t, type ReadingDeps } from './file-maker-door.js';
import { NewsOfFile, type NewsSource } from './file-maker-news.js';
import { OrdersOfFile } from './file-maker-orders.js';
import { isDue } from './outbox.js';

const LOOK_AGAIN_MS = 30_000;
/** Seconds that are read again each time: a record may be stored after a later one, with an earlier timestamp. */
const OVERLAP = 300;
/** Seconds that are read again once an hour: in the night when a clock is put back, an hour of changes bears timestamps of the hour before. */
const WIDE_OVERLAP = 3 * 3600;
const HOUR_MS = 3_600_000;
/** Seconds before now from which a new connection reads, and which are read again once a day of what was perhaps refused. */
const WEEK = 7 * 24 * 3600;
const DAY_MS = 24 * HOUR_MS;
/** Before every timestamp of a file. */
const BEGINNING = '1904-01-01T00:00:00';

interface ReaderDeps extends ReadingDeps {
  readonly fileMaker: FileMaker | null;
}
interface Reading {
  readonly file: FileMaker;
  readonly connection: StoredConnection;
  readonly signal: AbortSignal;
}

/** Reads what changed in a FileMaker file, and applies it by the rules of reports. */
export class FileMakerReader {
  private readonly lastWide = new Map<string, number>();
  private readonly lastLong = new Map<string, number>();
  private readonly orders: OrdersOfFile;
  private readonly news: NewsOfFile;

  constructor(private readonly deps: ReaderDeps) {
    this.orders = new OrdersOfFile(deps);
    this.news = new NewsOfFile(deps);
  }

  /** Reads all changes since the last time. Only a reading that came to its end is noted, so that one that was cut off is done again. */
  async round(signal: AbortSignal): Promise<void> {
    const { database, clock, fileMaker, log } = this.deps;
    const connection = await readConnection(database.read);
    const now = clock();
    const file = connectedFile(connection, fileMaker);
    if (file === null || !isDue(connection, now)) return;
    try {
      await this.readAll({ file, connection, signal });
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

  private async readAll(reading: Reading): Promise<void> {
    const { file, connection } = reading;
    const restored = await this.restoredOf(reading);
    if (restored !== null) return this.note(connection, restored);
    for (const source of sourcesOf(file.mapping))
      await (source.record === 'order' ? this.readOrders(reading, source) : this.readNews(reading, source));
    if (connection.failures > 0) await this.note(connection, { kind: 'answers' });
  }

  /** Looks once an hour whether the file is older than what was read of it. */
  private async restoredOf({ file, connection, signal }: Reading): Promise<Finding | null> {
    const { read_until } = connection;
    if (read_until === null || !this.isDue(this.lastWide, 'order', HOUR_MS)) return null;
    const newest = await newestIn(file, signal);
    if (newest >= stampBefore(read_until, GOES_BACK)) return null;
    this.deps.log.error({ read_until }, 'the FileMaker file is older than what was read of it');
    return {
      kind: 'restored',
      reason: t('erpLink.fileIsOlder'),
      readUntil: newest === '' ? null : newest,
    };
  }

  private isDue(last: ReadonlyMap<string, number>, record: string, everyMs: number): boolean {
    return this.deps.clock() - (last.get(record) ?? Number.NEGATIVE_INFINITY) >= everyMs;
  }

  private async readOrders(reading: Reading, source: ReadSource): Promise<void> {
    const { file, connection } = reading;
    const begun = this.deps.clock();
    const isWide = this.isDue(this.lastWide, source.record, HOUR_MS);
    const until = readUntilOf(connection, source.record);
    const overlap = isWide ? WIDE_OVERLAP : OVERLAP;
    const since = until === null ? this.weekAgo() : stampBefore(until, overlap);
    const isWhole = await this.readSource(reading, source, since, (records) =>
      this.orders.apply(file.mapping, records, begun),
    );
    if (isWhole && isWide) this.lastWide.set(source.record, begun);
  }

  /** Reads what is no order. A layout that fails keeps nothing else from being read. */
  private async readNews(reading: Reading, source: NewsSource): Promise<void> {
    const { record } = source;
    const begun = this.deps.clock();
    const isLong = this.isDue(this.lastLong, record, DAY_MS);
    const isWide = isLong || this.isDue(this.lastWide, record, HOUR_MS);
    if (isWide) this.news.tryAgain();
    const until = readUntilOf(reading.connection, record);
    const overlap = isLong ? WEEK : isWide ? WIDE_OVERLAP : OVERLAP;
    const first = record === 'stock' ? BEGINNING : this.weekAgo();
    const since = until === null ? first : stampBefore(until, overlap);
    try {
      const isWhole = await this.readSource(reading, source, since, (records) =>
        this.news.apply(source, records, begun),
      );
      if (isWhole && isLong) this.lastLong.set(record, begun);
      if (isWhole && isWide) this.lastWide.set(record, begun);
    } catch (error) {
      if (!(error instanceof DataApiError) || !judgeCode(error.code, 'product').alone) throw error;
      this.deps.log.warn({ record, erp: error.message }, 'FileMaker could not be read');
    }
  }

  /** Reads a source to its end, and notes how far it came; false when something could not be stored. */
  private async readSource(
    { file, connection, signal }: Reading,
    source: ReadSource,
    since: string,
    apply: (records: readonly FoundRecord[]) => Promise<boolean>,
  ): Promise<boolean> {
    const known = readUntilOf(connection, source.record) ?? '';
    let until = known;
    let isWhole = true;
    for await (const records of readChanged(file.api, source, since, signal)) {
      isWhole = (await apply(records)) && isWhole;
      for (const { fieldData } of records) {
        const at = readStamp(fieldOf(fieldData, source.changedAt));
        if (at > until) until = at;
      }
    }
    const { database } = this.deps;
    if (isWhole && until > known)
      await database.write((trx) => storeReadUntil(trx, connection, source.record, until));
    return isWhole;
  }

  private weekAgo(): string {
    return stampBefore(iso(this.deps.clock()).slice(0, 19), WEEK);
  }
}

/**
 * Seconds by which the last change may lie before what was read: the hour when a clock is put back, and some minutes. Where it lies further
 * back, an older backup was restored.
 */
const GOES_BACK = 3600 + 300;

/** The timestamp of the record that was changed last; empty for a file without any. */
const newestIn = async ({ api, mapping }: FileMaker, signal: AbortSignal): Promise<string> =>
  readStamp(await readNewest(api, mapping, signal));

const iso = (ms: number): string => new Date(ms).toISOString();

function findingOf({ code, message }: DataApiError, failures: number, now: number): Finding {
  const { answered } = judgeCode(code, 'order');
  if (answered === 'access') return { kind: 'access', reason: message };
  const asked = answered === 'busy' ? PAUSE_SECONDS : 0;
  return { kind: 'away', reason: message, nextTryAt: iso(now + pauseAfter(failures, 1, asked)) };
}

/** The task that keeps reading while the server runs. With several processes one does it. */
export function fileMakerTask(
  { clock, log, fileMaker, config: { timeZone } }: Pick<ServerDeps, 'clock' | 'log' | 'fileMaker' | 'config'>,
  database: Database,
): BackgroundTask {
  const reader = new FileMakerReader({ database, clock, log, fileMaker, timeZone });
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
