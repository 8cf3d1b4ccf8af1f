import {
  isPastRecall,
  reportOf,
  type FileMakerMapping,
  type FoundRecord,
} from '@kontor/portal-core/filemaker';
import type { OrderReport, StatusOf } from '@kontor/portal-core/erp-link';
import { doorOf, EVERY_RECORD, t, type ReadingDeps } from './file-maker-door.js';
import { readUnderWay } from './lanes.store.js';
import { applyOrderReports } from './order-reports.js';
import { noteUnknownWords } from './words/unknown-words.js';
import { readVocabulary } from './words/words.store.js';

const ORDERS = { action: 'erpLink.orders', target: '/erp/orders' } as const;
/** Most orders of which a word without a meaning is remembered. */
const MOST_NOTED = 10_000;

/** Applies what records of orders say. */
export class OrdersOfFile {
  private readonly unknown = new Set<string>();

  constructor(private readonly deps: ReadingDeps) {}

  /** Applies records that were read after `begun`; false when one could not be stored. */
  async apply(mapping: FileMakerMapping, records: readonly FoundRecord[], begun: number): Promise<boolean> {
    const { database, log } = this.deps;
    const { statusOf } = await readVocabulary(database.read);
    const read = records.flatMap((record) => reportOf(mapping, record, statusOf) ?? []);
    if (read.length === 0) return true;
    await this.noteUnknown(read);
    const reports = read.map(({ report }) => report);
    const ids = reports.flatMap(({ order_id }) => order_id ?? []);
    const underWay = await readUnderWay(database.read, 'order', ids, iso(begun));
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
    const doors = { read: database.read, write: doorOf(this.deps, ORDERS), log, t, now: clock() };
    const { entries, counts } = await applyOrderReports(doors, EVERY_RECORD, { records });
    const left = entries.filter(({ index, result }) => result === 'invalid' && records[index]?.address);
    if (left.length === 0) return counts;
    const orders = left.map(({ index, errors }) =>
      [records[index]?.order_id, errors[0]?.path, errors[0]?.code].join(' '),
    );
    log.warn({ orders }, 'addresses of FileMaker were left out');
    const rest = left.flatMap(({ index }) => records[index] ?? []);
    const again = await applyOrderReports(doors, EVERY_RECORD, {
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
}

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
