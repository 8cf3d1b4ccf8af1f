import type { DataScope } from '@kontor/portal-core/access';
import {
  countResults,
  validateStockReport,
  type StockReport,
  type StockReports,
  type StockReportsAnswer,
} from '@kontor/portal-core/erp-link';
import { cleanText, issue, type Issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { foldCase, type Writer } from '../db/index.js';
import {
  changePlaces,
  findWarehouses,
  insertPlaces,
  lockPlaces,
  productIdsOf,
  readPlaces,
  type NewStockPlace,
  type StockPlace,
} from '../erp/index.js';
import type { TouchedRecord } from '../trail/index.js';
import { inPieces, type PieceResult, type ReportDoors } from './report-pieces.js';
import { StockShelves } from './stock-shelves.js';
import { told, type Verdict } from './told.js';

interface PlacedReport {
  readonly index: number;
  readonly report: StockReport;
  readonly productId: number;
  readonly warehouseId: number;
}
interface StockVerdict extends Verdict {
  readonly available: number | null;
}

/** Applies what the warehouse reports of its stock, or tells what would become of it. */
export async function applyStockReports(
  doors: ReportDoors,
  scope: DataScope,
  { records, dryRun = false }: StockReports,
): Promise<StockReportsAnswer> {
  const verdicts = new Map<number, StockVerdict>();
  const placed: PlacedReport[] = [];
  const known = await readKnown(doors.read, scope, records);
  records.forEach((report, index) => {
    const found = placeOf(report, known, scope);
    if ('result' in found) verdicts.set(index, { ...found, available: null });
    else placed.push({ index, report, ...found });
  });
  await inPieces(doors, placed, {
    dryRun,
    kind: 'product',
    judge: (connection, some) => judge(scope, connection, some),
    store: (trx, some) => store(scope, trx, some),
    verdicts,
    failed: () => FAILED,
  });
  const entries = records.map(({ product_number }, index) => {
    const { available, ...verdict } = verdicts.get(index) ?? FAILED;
    return { index, product_number, available, ...told(verdict, doors.t) };
  });
  return { entries, counts: countResults(entries) };
}

const FAILED: StockVerdict = { result: 'failed', issues: [issue('', 'notStored')], available: null };

/** The warehouses by their folded names, and the products of each merchant by their numbers. */
interface Known {
  readonly warehouses: ReadonlyMap<string, number>;
  readonly products: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

const merchantOf = ({ merchant_erp_id }: StockReport, scope: DataScope): number | undefined =>
  merchant_erp_id ?? (scope.kind === 'merchant' ? scope.merchantErpId : undefined);

async function readKnown(read: Knex, scope: DataScope, reports: readonly StockReport[]): Promise<Known> {
  const warehouses = await findWarehouses(read);
  const numbers = new Map<number, { id: string }[]>();
  for (const report of reports) {
    const merchant = merchantOf(report, scope);
    // Another merchant's products are not there for whoever sees one merchant alone.
    if (merchant === undefined || (scope.kind === 'merchant' && scope.merchantErpId !== merchant)) continue;
    const id = cleanText(report.product_number);
    numbers.set(merchant, [...(numbers.get(merchant) ?? []), { id }]);
  }
  const products = new Map<number, ReadonlyMap<string, number>>();
  for (const [merchant, ids] of numbers) products.set(merchant, await productIdsOf(read, merchant, ids));
  return { warehouses: new Map(warehouses.map(({ id, name }) => [foldCase(name), id])), products };
}

function placeOf(
  report: StockReport,
  { warehouses, products }: Known,
  scope: DataScope,
): Verdict | Pick<PlacedReport, 'productId' | 'warehouseId'> {
  const issues: Issue[] = validateStockReport(report);
  const merchant = merchantOf(report, scope);
  if (merchant === undefined) issues.push(issue('merchant_erp_id', 'required'));
  if (issues.length > 0 || merchant === undefined) return { result: 'invalid', issues };
  const productId = products.get(merchant)?.get(cleanText(report.product_number));
  if (productId === undefined)
    return { result: 'unknown', issues: [issue('product_number', 'unknownProduct')] };
  const warehouseId = warehouses.get(foldCase(cleanText(report.warehouse)));
  if (warehouseId === undefined)
    return { result: 'unknown', issues: [issue('warehouse', 'unknownWarehouse')] };
  return { productId, warehouseId };
}

/** Judges reports one after the other: the second about a place finds it as the first has left it. */
function judgeAll(found: readonly StockPlace[], reports: readonly PlacedReport[]) {
  const shelves = new StockShelves(found);
  const verdicts = new Map<number, StockVerdict>();
  for (const { index, ...placed } of reports) {
    const { result, available } = shelves.report(placed);
    verdicts.set(index, { result, issues: [], available });
  }
  return { ...shelves.changes(), verdicts };
}

const productsOf = (reports: readonly PlacedReport[]): number[] => [
  ...new Set(reports.map(({ productId }) => productId)),
];

async function judge(
  scope: DataScope,
  connection: Knex,
  reports: readonly PlacedReport[],
): Promise<PieceResult<StockVerdict>> {
  const found = await readPlaces(connection, scope, productsOf(reports));
  const { changed, added, verdicts } = judgeAll(found, reports);
  return { verdicts, isNews: changed.length + added.length > 0 };
}

async function store(
  scope: DataScope,
  trx: Writer,
  reports: readonly PlacedReport[],
): Promise<PieceResult<StockVerdict> & { readonly touched: readonly TouchedRecord[] }> {
  const found = await lockPlaces(trx, scope, productsOf(reports));
  const { changed, added, verdicts } = judgeAll(found, reports);
  await changePlaces(
    trx,
    changed.map(({ now }) => now),
  );
  await insertPlaces(trx, added);
  const moved = changed.filter(({ was, now }) => was.available !== now.available);
  const touched = [
    ...moved.map(({ was, now }) => touchedBy(now, was.available)),
    ...added.map((place) => touchedBy(place, 0)),
  ];
  return { verdicts, isNews: changed.length + added.length > 0, touched };
}

const touchedBy = ({ product_id, position, available }: NewStockPlace, from: number): TouchedRecord => ({
  id: product_id,
  detail: { position, from, to: available },
});
