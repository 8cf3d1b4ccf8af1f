import { checkLength, cleanText, issue, type Issue } from '../validation/index.js';
import { brokenTexts } from './broken-text.js';
import { ERP_LIMITS, type ErpMark, type StockReport } from './erp-link.types.js';
import { checkSource, isOlder, isSameSource, markedBy } from './report-source.js';

/**
 * Every broken rule of a report of stock by itself.
 * @param now milliseconds since 1970.
 */
export function validateStockReport(report: StockReport, now: number): Issue[] {
  const issues: Issue[] = [];
  const needed = { min: 1, max: ERP_LIMITS.text };
  checkLength(issues, 'product_number', report.product_number, needed);
  checkLength(issues, 'warehouse', report.warehouse, needed);
  if (report.position != null) checkLength(issues, 'position', report.position, needed);
  if (!Number.isInteger(report.on_hand)) issues.push(issue('on_hand', 'integer'));
  else if (report.on_hand < 0) issues.push(issue('on_hand', 'min', { min: 0 }));
  else if (report.on_hand > ERP_LIMITS.pieces)
    issues.push(issue('on_hand', 'max', { max: ERP_LIMITS.pieces }));
  return [...issues, ...brokenTexts(report), ...checkSource(report, now)];
}

/** The stock that a report is about: the pieces there, how many of them are reserved, and the last report. */
export interface ReportedStock {
  readonly available: number;
  readonly reserved: number;
  readonly mark: Pick<ErpMark, 'source_version' | 'source_time'>;
}

/**
 * Decides what a valid report does to a stock: what is available is what lies there less what orders have reserved. It falls below zero
 * where more was sold than lies there, which is news and is kept. `stock` is the same object where nothing is to be stored.
 */
export function judgeStockReport(
  stock: ReportedStock,
  report: StockReport,
): { readonly result: 'applied' | 'unchanged' | 'stale'; readonly stock: ReportedStock } {
  if (isOlder(report, stock.mark)) return { result: 'stale', stock };
  const available = report.on_hand - stock.reserved;
  const mark = markedBy(report, stock.mark);
  const isSame = available === stock.available;
  if (isSame && isSameSource(mark, stock.mark)) return { result: 'unchanged', stock };
  return { result: isSame ? 'unchanged' : 'applied', stock: { ...stock, available, mark } };
}

const warehouseKey = ({ merchant_erp_id, product_number, warehouse }: StockReport): string =>
  [merchant_erp_id ?? '', `${cleanText(product_number)}\n${cleanText(warehouse)}`.toLowerCase()].join('\n');

/**
 * Which of several reports, by their index, say the stock of a whole warehouse beside that of a place of it: together they fight for the same
 * pieces.
 */
export function mixedReports(reports: readonly StockReport[]): ReadonlySet<number> {
  const keys = reports.map(warehouseKey);
  return ofSeveral(keys, (at) => String(reports[at]?.position == null));
}

/** The indexes whose key stands for more than one thing. */
function ofSeveral(keys: readonly string[], thing: (at: number) => string): ReadonlySet<number> {
  const first = new Map<string, string>();
  const several = new Set<string>();
  keys.forEach((key, at) => {
    const known = first.get(key);
    if (known === undefined) first.set(key, thing(at));
    else if (known !== thing(at)) several.add(key);
  });
  return several.size === 0 ? new Set() : new Set(keys.flatMap((key, at) => (several.has(key) ? [at] : [])));
}

const placeKey = (report: StockReport): string =>
  `${warehouseKey(report)}\n${cleanText(report.position ?? '').toLowerCase()}`;

/**
 * Which reports, by their index, are about one place in Kontor's words and about different ones in the ERP's: one after the other they would
 * undo each other.
 * @param said the reports as they came.
 * @param meant the same reports in Kontor's words.
 */
export function foldedReports(
  said: readonly StockReport[],
  meant: readonly StockReport[],
): ReadonlySet<number> {
  const keys = meant.map(placeKey);
  return ofSeveral(keys, (at) => placeKey(said[at] ?? meant[at]!));
}
