import type { DataScope } from '@kontor/portal-core/access';
import {
  countResults,
  foldedReports,
  mixedReports,
  stockReportShape,
  validateStockReport,
  type StockReport,
  type StockReports,
  type StockReportsAnswer,
} from '@kontor/portal-core/erp-link';
import { cleanText, issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { foldCase, type Writer } from '../db/index.js';
import {
  changePlaces,
  findWarehouses,
  insertPlaces,
  keyOfProduct,
  lockPlaces,
  openPiecesOfUnplaced,
  readNumbers,
  readPlaces,
  type NumberedProduct,
  type NewStockPlace,
  type StockPlace,
} from '../erp/index.js';
import { erpIdsOfMerchants } from '../merchants/index.js';
import type { TouchedRecord } from '../trail/index.js';
import { inPieces, type PieceResult, type ReportDoors, type StoredPiece } from './report-pieces.js';
import { otherPlaces, type PlacedReport } from './other-places.js';
import { StockShelves } from './stock-shelves.js';
import { stateOf } from './files/undo-stock.js';
import { keepUnknownWords } from './keep-unknown-words.js';
import { readReport, textOf } from './read-report.js';
import { told, type Verdict } from './told.js';
import { readVocabulary } from './words/words.store.js';

/** Number of reports in one transaction: one is about a row, and there are many. */
const AT_ONCE = 2500;

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
  const good: { readonly index: number; readonly report: StockReport }[] = [];
  const { ofStock } = await readVocabulary(doors.read);
  records.forEach((record, index) => {
    const { report, issues } = readReport(record, {
      shape: stockReportShape,
      inOwnWords: ofStock,
      validate: (one) => [
        ...validateStockReport(one, doors.now),
        ...(merchantOf(one, scope) === undefined ? [issue('merchant_erp_id', 'required')] : []),
      ],
    });
    if (issues.length > 0) verdicts.set(index, { result: 'invalid', issues, available: null });
    else good.push({ index, report });
  });
  const reports = good.map(({ report }) => report);
  const said = good.flatMap(({ index }) => records[index] ?? []);
  const known = await readKnown(doors.read, scope, reports);
  const [mixed, folded] = [mixedReports(reports), foldedReports(said, reports)];
  good.forEach(({ index, report }, at) => {
    const found = mixed.has(at) ? MIXED : folded.has(at) ? FOLDED : placeOf(report, known, scope);
    if ('result' in found) verdicts.set(index, { ...found, available: null });
    else placed.push({ index, report, ...found });
  });
  await inPieces(doors, placed, {
    dryRun,
    kind: 'product',
    atOnce: AT_ONCE,
    judge: (connection, some) => judge(scope, connection, some),
    store: (trx, some) => store(scope, trx, some),
    verdicts,
    failed: () => FAILED,
  });
  const others = dryRun && doors.file !== undefined ? await othersOf(doors.read, scope, placed) : NO_OTHERS;
  const entries = records.map((record, index) => {
    const { available, ...verdict } = verdicts.get(index) ?? FAILED;
    const product_number = textOf(record, 'product_number');
    const own = others.get(index);
    return { index, product_number, available, ...told(verdict, doors.t), ...(own && { others: own }) };
  });
  if (!dryRun) await keepUnknownWords(doors, records, entries);
  return { entries, counts: countResults(entries) };
}

const NO_OTHERS: ReturnType<typeof otherPlaces> = new Map();
const othersOf = async (read: Knex, scope: DataScope, reports: readonly PlacedReport[]) =>
  otherPlaces(await readPlaces(read, scope, placesOf(reports)), reports);

const MIXED: Verdict = { result: 'invalid', issues: [issue('position', 'wholeAndPlace')] };
const FOLDED: Verdict = { result: 'invalid', issues: [issue('warehouse', 'placeOfTwo')] };
const FAILED: StockVerdict = { result: 'failed', issues: [issue('', 'notStored')], available: null };

/** The warehouses by their folded names, and the products as `keyOfProduct` names them. */
interface Known {
  readonly warehouses: ReadonlyMap<string, number>;
  readonly products: ReadonlyMap<string, readonly NumberedProduct[]>;
}

const merchantOf = ({ merchant_erp_id }: StockReport, scope: DataScope): number | undefined =>
  merchant_erp_id ?? (scope.kind === 'merchant' ? scope.merchantErpId : undefined);

async function readKnown(read: Knex, scope: DataScope, reports: readonly StockReport[]): Promise<Known> {
  const warehouses = await findWarehouses(read);
  const merchants = await erpIdsOfMerchants(read);
  const wanted = reports.flatMap((report) => {
    const merchantErpId = merchantOf(report, scope);
    const isKnown = merchantErpId !== undefined && merchants.has(merchantErpId);
    return isKnown ? [{ merchantErpId, number: cleanText(report.product_number) }] : [];
  });
  const byNumber = new Map<string, NumberedProduct[]>();
  for (const product of await readNumbers(read, scope, wanted)) {
    const key = keyOfProduct(product.merchant_erp_id, product.product_number);
    byNumber.set(key, [...(byNumber.get(key) ?? []), product]);
  }
  return {
    warehouses: new Map(warehouses.map(({ id, name }) => [foldCase(name), id])),
    products: byNumber,
  };
}

function placeOf(
  report: StockReport,
  { warehouses, products }: Known,
  scope: DataScope,
): Verdict | Pick<PlacedReport, 'productId' | 'warehouseId'> {
  const number = cleanText(report.product_number);
  const spelled = products.get(keyOfProduct(merchantOf(report, scope) ?? 0, number)) ?? [];
  // Of products of an older time that differ in case alone the exact spelling is meant.
  const exact = spelled.find(({ product_number }) => product_number === number);
  const productId = (exact ?? (spelled.length === 1 ? spelled[0] : undefined))?.id;
  if (productId === undefined)
    return { result: 'unknown', issues: [issue('product_number', 'unknownProduct')] };
  const warehouseId = warehouses.get(foldCase(cleanText(report.warehouse)));
  if (warehouseId === undefined)
    return { result: 'unknown', issues: [issue('warehouse', 'unknownWarehouse')] };
  return { productId, warehouseId };
}

/** Judges reports one after the other: the second about a place finds it as the first has left it. */
async function judgeAll(connection: Knex, found: readonly StockPlace[], reports: readonly PlacedReport[]) {
  const placed = new Set(found.map(({ product_id }) => product_id));
  const others = placesOf(reports).productIds.filter((id) => !placed.has(id));
  const shelves = new StockShelves(found, await openPiecesOfUnplaced(connection, others));
  const verdicts = new Map<number, StockVerdict>();
  for (const { index, ...placed } of reports) {
    const { result, available } = shelves.report(placed);
    verdicts.set(index, { result, issues: [], available });
  }
  return { ...shelves.changes(), verdicts };
}

const placesOf = (reports: readonly PlacedReport[]) => ({
  productIds: [...new Set(reports.map(({ productId }) => productId))],
  warehouseIds: [...new Set(reports.map(({ warehouseId }) => warehouseId))],
});

async function judge(
  scope: DataScope,
  connection: Knex,
  reports: readonly PlacedReport[],
): Promise<PieceResult<StockVerdict>> {
  const found = await readPlaces(connection, scope, placesOf(reports));
  const { changed, added, verdicts } = await judgeAll(connection, found, reports);
  return { verdicts, isNews: changed.length + added.length > 0 };
}

async function store(
  scope: DataScope,
  trx: Writer,
  reports: readonly PlacedReport[],
): Promise<StoredPiece<StockVerdict>> {
  const found = await lockPlaces(trx, scope, placesOf(reports));
  const { changed, added, verdicts } = await judgeAll(trx, found, reports);
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
  const products = new Map(reports.map(({ productId, report }) => [productId, report]));
  const changes = [
    ...moved.map(({ was, now }) => ({ place: now, was: stateOf(was) })),
    ...added.map((place) => ({ place, was: null })),
  ].map(({ place, was }) => ({
    recordId: place.product_id,
    ...namedBy(products.get(place.product_id), place.position, scope),
    was,
    became: stateOf(place),
  }));
  return { verdicts, isNews: changed.length + added.length > 0, touched, changes };
}

/** How a place is named to people. */
const namedBy = (report: StockReport | undefined, position: string, scope: DataScope) => ({
  merchantErpId: (report && merchantOf(report, scope)) ?? 0,
  label: `${report?.product_number ?? ''} · ${position}`,
});

const touchedBy = ({ product_id, position, available }: NewStockPlace, from: number): TouchedRecord => ({
  id: product_id,
  detail: { position, from, to: available },
});
