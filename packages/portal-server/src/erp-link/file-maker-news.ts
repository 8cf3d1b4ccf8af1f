import type { StockReport } from '@kontor/portal-core/erp-link';
import type { FoundRecord, ReadSource } from '@kontor/portal-core/filemaker';
import { doorOf, EVERY_RECORD, t, type ReadingDeps } from './file-maker-door.js';
import { applyStockReports } from './stock-reports.js';

/** What is read of a file beside orders. */
export type NewsSource = Exclude<ReadSource, { readonly record: 'order' }>;
type Report = StockReport;

/** Most records of which a refused report is remembered. */
const MOST_REFUSED = 20_000;
const CALLS = { stock: { action: 'erpLink.stock', target: '/erp/stock' } } as const;

/** Applies what records say that are no orders, by the rules of the calls for them. */
export class NewsOfFile {
  private readonly refused = new Set<string>();

  constructor(private readonly deps: ReadingDeps) {}

  /** Refused reports are tried again from now on: what they lacked may be there. */
  tryAgain(): void {
    this.refused.clear();
  }

  /** Applies records; false when one could not be stored. */
  async apply(source: NewsSource, records: readonly FoundRecord[]): Promise<boolean> {
    const fresh = records
      .flatMap((record) => source.read(record) ?? [])
      .filter((report) => !this.refused.has(keyOf(source, report)));
    if (fresh.length === 0) return true;
    const { entries, counts } = await this.report(source, fresh);
    const { log } = this.deps;
    if (counts.applied > 0) log.info({ record: source.record, counts }, 'changes of FileMaker were applied');
    const wrong = entries.filter(({ result }) => result === 'unknown' || result === 'invalid');
    if (wrong.length === 0) return counts.failed === 0;
    if (this.refused.size > MOST_REFUSED) this.refused.clear();
    for (const { index } of wrong) this.refused.add(keyOf(source, fresh[index]));
    const first = wrong[0]?.errors.map(({ path, code }) => `${path} ${code}`);
    log.warn({ record: source.record, refused: wrong.length, first }, 'records of FileMaker were refused');
    return counts.failed === 0;
  }

  private report({ record }: NewsSource, records: Report[]) {
    const { database, clock, log } = this.deps;
    const doors = { read: database.read, write: doorOf(this.deps, CALLS[record]), log, t, now: clock() };
    return applyStockReports(doors, EVERY_RECORD, { records });
  }
}

const keyOf = ({ record }: NewsSource, report: Report | undefined): string =>
  JSON.stringify([record, report]);
