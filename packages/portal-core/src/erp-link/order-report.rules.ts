import { isScientific } from '../order-import/index.js';
import type { OrderStatus } from '../orders/index.js';
import { checkLength, cleanText, issue, type Issue } from '../validation/index.js';
import { erpStatus, stepTo } from './erp-status.js';
import { ERP_LIMITS, type ErpMark, type OrderReport, type ReportResult } from './erp-link.types.js';
import { checkSource, isOlder, isSameSource, markedBy } from './report-source.js';
import { carrierName } from './carrier-name.js';

/** What a report can change of an order. */
export interface ReportedOrder {
  readonly status: OrderStatus;
  readonly tracking_numbers: readonly string[];
  readonly carrier: string;
  readonly mark: ErpMark;
}

/** A report with its result, and the order as it is afterwards. */
export interface JudgedReport {
  readonly result: Exclude<ReportResult, 'unknown' | 'failed'>;
  readonly issues: readonly Issue[];
  readonly order: ReportedOrder;
}

/** Every broken rule of a report by itself. */
export function validateOrderReport(report: OrderReport): Issue[] {
  const issues: Issue[] = [];
  const { order_id, external_order_id, status, tracking_numbers = [], carrier, erp_number } = report;
  const upTo = { min: 0, max: ERP_LIMITS.text };
  if (order_id === undefined && cleanText(external_order_id ?? '') === '')
    issues.push(issue('external_order_id', 'required'));
  if (status !== undefined && erpStatus(status) === null) issues.push(issue('status', 'unknownErpStatus'));
  if (tracking_numbers.length > ERP_LIMITS.trackingNumbers)
    issues.push(issue('tracking_numbers', 'max', { max: ERP_LIMITS.trackingNumbers }));
  tracking_numbers.forEach((number, at) => {
    const path = `tracking_numbers.${at}`;
    if (isScientific(number.trim())) issues.push(issue(path, 'scientificNumber'));
    else checkLength(issues, path, number, { min: 1, max: ERP_LIMITS.text });
  });
  if (carrier !== undefined) checkLength(issues, 'carrier', carrier, upTo);
  if (erp_number !== undefined) checkLength(issues, 'erp_number', erp_number, upTo);
  return [...issues, ...checkSource(report)];
}

/**
 * Decides what a valid report does to an order; `order` is the same object where nothing is to be stored. Tracking numbers are added and never taken away, the carrier is the last one named; an
 * empty carrier or number says nothing.
 */
export function judgeOrderReport(order: ReportedOrder, report: OrderReport): JudgedReport {
  const kept = (result: JudgedReport['result'], ...issues: Issue[]) => ({ result, issues, order });
  if (isOlder(report, order.mark)) return kept('stale');
  const status = report.status === undefined ? null : erpStatus(report.status);
  const step = status === null ? 'stay' : stepTo(order.status, status, order.mark.status);
  if (step === 'cancelled') return kept('conflict', issue('status', 'orderCancelled'));
  if (step === 'held') return kept('conflict', issue('status', 'orderHeld'));
  const after: ReportedOrder = {
    status: step === 'move' && status !== null ? status : order.status,
    tracking_numbers: withNumbers(order.tracking_numbers, report.tracking_numbers ?? []),
    carrier: carrierName(report.carrier ?? '') || order.carrier,
    mark: {
      ...markedBy(report, order.mark),
      status: step === 'behind' ? order.mark.status : (status ?? order.mark.status),
      erp_number: cleanText(report.erp_number ?? '') || order.mark.erp_number,
    },
  };
  const isNews =
    after.status !== order.status ||
    after.carrier !== order.carrier ||
    after.tracking_numbers.length > order.tracking_numbers.length ||
    after.mark.erp_number !== order.mark.erp_number;
  if (isNews) return { result: 'applied', issues: [], order: after };
  if (step === 'behind') return kept('stale');
  return isSameMark(order.mark, after.mark)
    ? kept('unchanged')
    : { result: 'unchanged', issues: [], order: after };
}

const isSameMark = (one: ErpMark, other: ErpMark): boolean =>
  isSameSource(one, other) && one.status === other.status && one.erp_number === other.erp_number;

function withNumbers(known: readonly string[], reported: readonly string[]): readonly string[] {
  return [...new Set([...known, ...reported.map(cleanText)])];
}
