import type { InboundReport, ProductReport, ReportCounts, ReportResult } from '@kontor/portal-core/erp-link';
import type { FoundRecord, ReadSource } from '@kontor/portal-core/filemaker';
import { cleanText } from '@kontor/portal-core/validation';
import { readDeliveries } from '../deliveries/index.js';
import { keyOfProduct, readNumbers } from '../erp/index.js';
import { doorOf, EVERY_RECORD, t, type ReadingDeps } from './file-maker-door.js';
import { applyInboundReports } from './inbound-reports.js';
import { readUnderWay } from './lanes.store.js';
import { applyProductReports } from './product-reports.js';
import type { ReportDoors } from './report-pieces.js';
import { applyStockReports } from './stock-reports.js';

/** What is read of a file beside orders. */
export type NewsSource = Exclude<ReadSource, { readonly record: 'order' }>;

/** Most records of which a refused report is remembered. */
const MOST_REFUSED = 20_000;
const NOBODY = { actorId: 0, subjectId: 0 } as const;
const CALLS = {
  delivery: { action: 'erpLink.inbound', target: '/erp/inbound' },
  product: { action: 'erpLink.products', target: '/erp/products' },
  stock: { action: 'erpLink.stock', target: '/erp/stock' },
} as const;

/** Applies what records say that are no orders, by the rules of the calls for them. */
export class NewsOfFile {
  private readonly refused = new Set<string>();

  constructor(private readonly deps: ReadingDeps) {}

  /** Refused reports are tried again from now on: what they lacked may be there. */
  tryAgain(): void {
    this.refused.clear();
  }

  /**
   * Applies records; false when one could not be stored.
   * @param begun when they were read, in milliseconds since 1970.
   */
  async apply(source: NewsSource, records: readonly FoundRecord[], begun: number): Promise<boolean> {
    if (source.record === 'stock') {
      const places = records.flatMap((record) => source.read(record) ?? []);
      return this.report('stock', places, (doors, some) =>
        applyStockReports(doors, EVERY_RECORD, { records: some }),
      );
    }
    if (source.record === 'delivery') {
      const booked = await this.bookable(
        records.flatMap((record) => source.read(record) ?? []),
        begun,
      );
      return this.report('delivery', booked, (doors, some) =>
        applyInboundReports({ ...doors, actor: NOBODY, timeZone: this.deps.timeZone }, EVERY_RECORD, {
          records: some,
        }),
      );
    }
    const products = records.flatMap((record) => source.read(record) ?? []);
    const settled = await this.settled(products, begun);
    return this.report('product', settled, (doors, some) =>
      applyProductReports(doors, { scope: EVERY_RECORD, by: 'erp' }, { records: some }),
    );
  }

  /** Those of the deliveries that are accepted, since a status is a person's to change, and of which Kontor has nothing to tell. */
  private async bookable(
    reports: readonly InboundReport[],
    begun: number,
  ): Promise<readonly InboundReport[]> {
    const { read } = this.deps.database;
    const ids = reports.flatMap(({ delivery_id }) => delivery_id ?? []);
    const found = await readDeliveries(read, EVERY_RECORD, { ids });
    const accepted = new Set(found.filter(({ status }) => status === 'ACCEPTED').map(({ id }) => id));
    const underWay = await readUnderWay(read, 'delivery', ids, new Date(begun).toISOString());
    return reports.filter(({ delivery_id: id }) => id != null && accepted.has(id) && !underWay.has(id));
  }

  /** Those of the products of which Kontor has nothing to tell: what is read of the others is perhaps older than what a person did. */
  private async settled(reports: readonly ProductReport[], begun: number): Promise<readonly ProductReport[]> {
    const { read } = this.deps.database;
    const wanted = reports.map((report) => ({
      merchantErpId: report.merchant_erp_id ?? 0,
      number: cleanText(report.product_number),
    }));
    const known = await readNumbers(read, EVERY_RECORD, wanted);
    const ids = known.map(({ id }) => id);
    const underWay = await readUnderWay(read, 'product', ids, new Date(begun).toISOString());
    const busy = new Set(
      known
        .filter(({ id }) => underWay.has(id))
        .map((product) => keyOfProduct(product.merchant_erp_id, product.product_number)),
    );
    return reports.filter((_, at) => {
      const { merchantErpId = 0, number = '' } = wanted[at] ?? {};
      return !busy.has(keyOfProduct(merchantErpId, number));
    });
  }

  private async report<Report>(
    record: NewsSource['record'],
    reports: readonly Report[],
    send: (doors: ReportDoors, some: Report[]) => Promise<Told>,
  ): Promise<boolean> {
    const fresh = reports.filter((report) => !this.refused.has(keyOf(record, report)));
    if (fresh.length === 0) return true;
    const { database, clock, log } = this.deps;
    const doors = { read: database.read, write: doorOf(this.deps, CALLS[record]), log, t, now: clock() };
    const { entries, counts } = await send(doors, fresh);
    if (counts.applied > 0) log.info({ record, counts }, 'changes of FileMaker were applied');
    const wrong = entries.filter(({ result }) => result === 'unknown' || result === 'invalid');
    if (wrong.length === 0) return counts.failed === 0;
    if (this.refused.size > MOST_REFUSED) this.refused.clear();
    for (const { index } of wrong) this.refused.add(keyOf(record, fresh[index]));
    const first = wrong[0]?.errors.map(({ path, code }) => `${path} ${code}`);
    log.warn({ record, refused: wrong.length, first }, 'records of FileMaker were refused');
    return counts.failed === 0;
  }
}

const keyOf = (record: NewsSource['record'], report: unknown): string => JSON.stringify([record, report]);

/** What became of reports. */
interface Told {
  readonly entries: readonly {
    readonly index: number;
    readonly result: ReportResult;
    readonly errors: readonly { readonly path: string; readonly code: string }[];
  }[];
  readonly counts: ReportCounts;
}
