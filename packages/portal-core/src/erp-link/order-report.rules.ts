import { changeAddress, wasSent, type DeliveryAddress, type OrderStatus } from '../orders/index.js';
import { checkLength, cleanText, issue, type Issue } from '../validation/index.js';
import { carrierName } from './carrier-name.js';
import { brokenTexts } from './broken-text.js';
import { ERP_LIMITS, type ErpMark, type OrderReport, type ReportResult } from './erp-link.types.js';
import { erpStatus, stepTo, type StatusStep } from './erp-status.js';
import { checkSource, isOlder, isSameSource, markedBy } from './report-source.js';
import { areTooMany, checkTrackingNumber, withNumbers } from './tracking-numbers.js';

/** What a report can change of an order. */
export interface ReportedOrder {
  readonly status: OrderStatus;
  readonly tracking_numbers: readonly string[];
  readonly carrier: string;
  /** Null where no report speaks of it. */
  readonly address: DeliveryAddress | null;
  readonly mark: ErpMark;
}

/** A report with its result, and the order as it is afterwards. */
export interface JudgedReport {
  readonly result: Exclude<ReportResult, 'unknown' | 'failed'>;
  readonly issues: readonly Issue[];
  readonly order: ReportedOrder;
}

/**
 * Every broken rule of a report by itself.
 * @param now milliseconds since 1970.
 */
export function validateOrderReport(report: OrderReport, now: number): Issue[] {
  const issues: Issue[] = [];
  const { order_id, external_order_id, status, tracking_numbers, carrier, erp_number } = report;
  const upTo = { min: 0, max: ERP_LIMITS.text };
  if (order_id == null && cleanText(external_order_id ?? '') === '')
    issues.push(issue('external_order_id', 'required'));
  if (status != null && status.trim() !== '' && erpStatus(status) === null)
    issues.push(issue('status', 'unknownErpStatus'));
  if ((tracking_numbers?.length ?? 0) > ERP_LIMITS.trackingNumbers)
    issues.push(issue('tracking_numbers', 'max', { max: ERP_LIMITS.trackingNumbers }));
  tracking_numbers?.forEach((number, at) => checkTrackingNumber(issues, `tracking_numbers.${at}`, number));
  if (carrier != null) checkLength(issues, 'carrier', carrier, upTo);
  if (erp_number != null) checkLength(issues, 'erp_number', erp_number, upTo);
  const broken = brokenTexts(report.address ?? {}).map((one) => ({ ...one, path: `address.${one.path}` }));
  return [...issues, ...brokenTexts(report), ...broken, ...checkSource(report, now)];
}

/**
 * Decides what a valid report does to an order; `order` is the same object where nothing is to be stored. Tracking numbers are added and never
 * taken away, the carrier is the last one named; an empty status, carrier or number says nothing. An address that comes too late, or perhaps means an
 * earlier order, is left out with its reason, and the rest is applied.
 * @param hasForerunner whether an earlier order had the same number, so that the number alone does not say which one is meant.
 */
export function judgeOrderReport(
  order: ReportedOrder,
  report: OrderReport,
  hasForerunner = false,
): JudgedReport {
  const kept = (result: JudgedReport['result'], ...issues: Issue[]) => ({ result, issues, order });
  if (isOlder(report, order.mark)) return kept('stale');
  const said = erpStatus(report.status ?? '');
  const status = said === 'none' ? null : said;
  const step = status === null ? 'stay' : stepTo(order.status, status, order.mark);
  const tracking_numbers = withNumbers(order.tracking_numbers, report.tracking_numbers ?? []);
  const carrier = carrierName(report.carrier ?? '') || order.carrier;
  const isShipment = tracking_numbers !== order.tracking_numbers || carrier !== order.carrier;
  const to = addressAfter(order, report, hasForerunner);
  if (to.result === 'invalid') return kept('invalid', ...to.issues);
  const isNewAddress = to.address !== order.address;
  const isGone = order.status === 'storniert' || order.status === '';
  if (step === 'cancelled' || (isGone && (isShipment || isNewAddress)))
    return kept('conflict', issue('status', 'orderCancelled'));
  if (step === 'held') return kept('conflict', issue('status', 'orderHeld'));
  if (tracking_numbers !== order.tracking_numbers && areTooMany(tracking_numbers))
    return kept('conflict', issue('tracking_numbers', 'max', { max: ERP_LIMITS.trackingNumbers }));
  const moved = step === 'move' && status !== null ? status : order.status;
  const mark = markOf(order, report, { status, step });
  const isNews =
    moved !== order.status || isShipment || isNewAddress || mark.erp_number !== order.mark.erp_number;
  const after = { ...order, status: moved, tracking_numbers, carrier, address: to.address, mark };
  if (isNews) return { result: 'applied', issues: to.issues, order: after };
  if (to.result !== 'fits') return kept(to.result, ...to.issues);
  if (step === 'behind') return kept('stale');
  return isSameMark(order.mark, mark) ? kept('unchanged') : { result: 'unchanged', issues: [], order: after };
}

interface AddressAfter {
  readonly result: 'fits' | 'invalid' | 'stale' | 'conflict';
  readonly issues: readonly Issue[];
  readonly address: DeliveryAddress | null;
}

/** The address after a report, or why it stays: goods went where they went, and what a person edited is not undone by what came before. */
function addressAfter(
  { address, status }: ReportedOrder,
  report: OrderReport,
  hasForerunner: boolean,
): AddressAfter {
  const stays = (result: AddressAfter['result'], ...issues: Issue[]) => ({ result, issues, address });
  if (address === null || report.address == null) return stays('fits');
  const changed = changeAddress(address, report.address);
  if (changed.address === address) return stays('fits');
  if (wasSent(status)) return stays('stale', issue('address', 'addressOfSent'));
  if (hasForerunner && report.order_id == null) return stays('conflict', issue('address', 'orderEdited'));
  if (changed.issues.length > 0) return stays('invalid', ...changed.issues);
  return { result: 'fits', issues: [], address: changed.address };
}

/** The mark after a report: only a report that moved the order onto hold holds it. */
function markOf(
  { mark }: ReportedOrder,
  report: OrderReport,
  { status, step }: { readonly status: OrderStatus | null; readonly step: StatusStep },
): ErpMark {
  return {
    ...markedBy(report, mark),
    status: step === 'behind' ? mark.status : (status ?? mark.status),
    holds: step === 'move' ? status === 'on hold' : mark.holds,
    erp_number: cleanText(report.erp_number ?? '') || mark.erp_number,
  };
}

const isSameMark = (one: ErpMark, other: ErpMark): boolean =>
  isSameSource(one, other) &&
  one.status === other.status &&
  one.holds === other.holds &&
  one.erp_number === other.erp_number;
