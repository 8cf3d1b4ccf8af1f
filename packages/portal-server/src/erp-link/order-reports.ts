import type { DataScope } from '@kontor/portal-core/access';
import { addressBlock, linesOf } from '@kontor/portal-core/erp';
import {
  countResults,
  judgeOrderReport,
  orderReportShape,
  validateOrderReport,
  validateShipment,
  type ErpMark,
  type OrderReport,
  type OrderReports,
  type OrderReportsAnswer,
  type ReportedOrder,
} from '@kontor/portal-core/erp-link';
import { storedNumberKey, type OrderStatus } from '@kontor/portal-core/orders';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';
import { changeOrders, lockOrders, readAddresses, readChangeable, type LockedOrder } from '../erp/index.js';
import { markOf, readMarks, storeMarks } from './erp-mark.store.js';
import { stateOf } from './files/undo-orders.js';
import { findReported, type Reported } from './find-reported.js';
import { inPieces, type PieceResult, type ReportDoors, type StoredPiece } from './report-pieces.js';
import { keepUnknownWords } from './keep-unknown-words.js';
import { readReport, textOf } from './read-report.js';
import { told, type Verdict } from './told.js';
import { readVocabulary } from './words/words.store.js';

/** A report of a set with its place there, and the order that it is about. */
interface PlacedReport {
  readonly index: number;
  readonly report: OrderReport;
  readonly orderId: number;
  readonly hasForerunner: boolean;
}
/** What became of a report, and the order's status afterwards. */
interface OrderVerdict extends Verdict {
  readonly orderId: number | null;
  readonly status: OrderStatus | null;
}

/** Applies what the ERP reports of orders, or tells what would become of it. */
export async function applyOrderReports(
  doors: ReportDoors,
  scope: DataScope,
  { records, dryRun = false }: OrderReports,
): Promise<OrderReportsAnswer> {
  const verdicts = new Map<number, OrderVerdict>();
  const placed: PlacedReport[] = [];
  const good: { readonly index: number; readonly report: OrderReport }[] = [];
  const { ofOrder } = await readVocabulary(doors.read);
  const validate = doors.file === undefined ? validateOrderReport : validateShipment;
  records.forEach((record, index) => {
    const { report, issues } = readReport(record, {
      shape: orderReportShape,
      inOwnWords: ofOrder,
      validate: (one) => validate(one, doors.now),
    });
    if (issues.length > 0) verdicts.set(index, { result: 'invalid', issues, orderId: null, status: null });
    else good.push({ index, report });
  });
  const found = await findReported(
    doors.read,
    scope,
    good.map(({ report }) => report),
  );
  good.forEach(({ index, report }, at) => {
    const order = found[at] ?? 'none';
    if (typeof order === 'string') verdicts.set(index, { ...REFUSALS[order], orderId: null, status: null });
    else placed.push({ index, report, orderId: order.id, hasForerunner: order.hasForerunner });
  });
  await inPieces(doors, placed, {
    dryRun,
    judge: (connection, some) => judge(scope, connection, some),
    store: (trx, some) => store(scope, trx, some),
    verdicts,
    failed: ({ orderId }) => ({ ...FAILED, orderId, status: null }),
  });
  const entries = records.map((record, index) => {
    const { orderId, status, ...verdict } = verdicts.get(index) ?? FAILED_ORDER;
    const external_order_id = textOf(record, 'external_order_id');
    return { index, external_order_id, order_id: orderId, status, ...told(verdict, doors.t) };
  });
  if (!dryRun) await keepUnknownWords(doors, records, entries);
  return { entries, counts: countResults(entries) };
}

const FAILED: Verdict = { result: 'failed', issues: [issue('', 'notStored')] };
const FAILED_ORDER: OrderVerdict = { ...FAILED, orderId: null, status: null };
const unknownOrder = (path: string): Verdict => ({
  result: 'unknown',
  issues: [issue(path, 'unknownOrder')],
});

const REFUSALS: Readonly<Record<Extract<Reported, string>, Verdict>> = {
  none: unknownOrder('external_order_id'),
  several: { result: 'conflict', issues: [issue('external_order_id', 'orderOfSeveral')] },
};

/** The orders of reports before and after them. */
interface Judged {
  readonly orders: ReadonlyMap<number, LockedOrder>;
  readonly before: ReadonlyMap<number, ReportedOrder>;
  readonly after: ReadonlyMap<number, ReportedOrder>;
  readonly verdicts: ReadonlyMap<number, OrderVerdict>;
}

/** Judges reports one after the other: the second about an order finds it as the first has left it. */
async function judgeAll(
  connection: Knex,
  found: readonly LockedOrder[],
  reports: readonly PlacedReport[],
): Promise<Judged> {
  const orders = new Map(found.map((order) => [order.id, order]));
  const marks = await readMarks(connection, [...orders.keys()]);
  const moved = addressed(reports).filter((id) => orders.has(id));
  const addresses = await readAddresses(connection, moved);
  const before = new Map(
    found.map((order) => {
      const address = addresses.get(order.id) ?? null;
      return [order.id, reportedOf(order, address, markOf(marks, order.id))];
    }),
  );
  const after = new Map(before);
  const verdicts = new Map<number, OrderVerdict>();
  for (const { index, report, orderId, hasForerunner } of reports) {
    const order = after.get(orderId);
    if (order === undefined) {
      verdicts.set(index, { ...unknownOrder('order_id'), orderId: null, status: null });
      continue;
    }
    const stored = orders.get(orderId);
    if (stored !== undefined && contradicts(stored, report)) {
      verdicts.set(index, { ...CONTRADICTION, orderId, status: order.status });
      continue;
    }
    const judged = judgeOrderReport(order, report, hasForerunner);
    after.set(orderId, judged.order);
    const { result, issues } = judged;
    verdicts.set(index, { result, issues, orderId, status: judged.order.status });
  }
  return { orders, before, after, verdicts };
}

const CONTRADICTION: Verdict = { result: 'conflict', issues: [issue('order_id', 'orderDiffers')] };

/** Whether a report names another number or merchant beside Kontor's number of the order. */
function contradicts(
  order: LockedOrder,
  { order_id, external_order_id, merchant_erp_id }: OrderReport,
): boolean {
  if (order_id == null) return false;
  const isOther =
    external_order_id != null &&
    storedNumberKey(external_order_id) !== storedNumberKey(order.external_order_id);
  return isOther || (merchant_erp_id != null && merchant_erp_id !== order.merchant_erp_id);
}

const reportedOf = (
  { status, tracking_number, carrier }: LockedOrder,
  address: ReportedOrder['address'],
  mark: ErpMark,
): ReportedOrder => ({
  status,
  tracking_numbers: linesOf(tracking_number),
  carrier,
  address,
  mark,
});

/** The orders of which reports tell an address. */
const addressed = (reports: readonly PlacedReport[]): number[] =>
  idsOf(reports.filter(({ report }) => report.address != null));

const idsOf = (reports: readonly PlacedReport[]): number[] => [
  ...new Set(reports.map(({ orderId }) => orderId)),
];

async function judge(
  scope: DataScope,
  connection: Knex,
  reports: readonly PlacedReport[],
): Promise<PieceResult<OrderVerdict>> {
  const found = await readChangeable(connection, scope, idsOf(reports));
  const { before, after, verdicts } = await judgeAll(connection, found, reports);
  return { verdicts, isNews: [...after].some(([id, order]) => order !== before.get(id)) };
}

async function store(
  scope: DataScope,
  trx: Writer,
  reports: readonly PlacedReport[],
): Promise<StoredPiece<OrderVerdict>> {
  const found = await lockOrders(trx, scope, idsOf(reports));
  const { orders, before, after, verdicts } = await judgeAll(trx, found, reports);
  const news = [...after].flatMap(([id, now]) => {
    const [order, was] = [orders.get(id), before.get(id)];
    return order && was && was !== now ? [{ order, was, now }] : [];
  });
  const changed = news.map(({ order, was, now }) => ({ order, change: changeOf(was, now) }));
  await changeOrders(
    trx,
    changed.filter(({ change }) => Object.keys(change).length > 0),
  );
  await storeMarks(trx, new Map(news.map(({ order, now }) => [order.id, now.mark])));
  const touched = news.map(({ order, was, now }) => ({ id: order.id, detail: detailOf(was, now) }));
  return {
    verdicts,
    isNews: news.length > 0,
    touched: touched.filter(({ detail }) => Object.keys(detail).length > 0),
    changes: news.map(({ order, was, now }) => ({
      recordId: order.id,
      merchantErpId: order.merchant_erp_id,
      label: order.external_order_id,
      was: stateOf(order, was.mark),
      became: stateOf({ ...order, ...changeOf(was, now) }, now.mark),
    })),
  };
}

function changeOf(was: ReportedOrder, now: ReportedOrder) {
  return {
    ...(now.status !== was.status && { status: now.status }),
    ...(now.carrier !== was.carrier && { carrier: now.carrier }),
    ...(now.tracking_numbers.length !== was.tracking_numbers.length && {
      tracking_number: now.tracking_numbers.join('\r'),
    }),
    ...(now.address !== null && now.address !== was.address && { address: now.address }),
  };
}

/** What the order's timeline tells of a report. */
function detailOf(was: ReportedOrder, now: ReportedOrder): Record<string, string> {
  const { status, address, ...shipment } = changeOf(was, now);
  return {
    ...(status !== undefined && { from: was.status, to: status }),
    ...shipment,
    ...(address !== undefined && { address: addressBlock(address).replaceAll('\r', ', ') }),
    ...(now.mark.erp_number !== was.mark.erp_number && { erp_number: now.mark.erp_number }),
  };
}
