import { quantityFault, readQuantity, type TableRow } from '../../order-import/index.js';
import { cleanText, issue, type Issue } from '../../validation/index.js';
import type { StockReport } from '../erp-link.types.js';
import { mixedReports } from '../stock-report.rules.js';
import type { ReportColumns } from './report-columns.js';
import { saysNoStock, type ReportTable } from './report-table.js';
import type { ReportField } from './report-words.js';

/** A row as a report, or the reasons why it is none. The paths of the issues are the report's. */
export interface ReportRow<Report> {
  readonly line: number;
  readonly report: Report;
  readonly issues: readonly Issue[];
}

/** What is said of all rows of a file. */
export interface RowsOptions {
  readonly columns: ReportColumns;
  /** The carrier of all shipments, whatever a column says; empty for that of the column. */
  readonly carrier?: string;
  /** The warehouse of all stock, whatever a column says; empty for that of the column. */
  readonly warehouse?: string;
  readonly merchantErpId?: number | undefined;
  /** True where the orders of a file of shipments keep their status: their labels are printed, they have not left. */
  readonly keepsStatus?: boolean;
}

/** Reads the cells of a row by their fields; a field without a column is blank. */
export function cellReader({ cells }: TableRow, columns: ReportColumns) {
  return (field: ReportField): string => {
    const at = columns[field];
    return at === undefined ? '' : cleanText(unwrapped(cells[at] ?? ''));
  };
}

/** What a cell says, without the signs by which a spreadsheet keeps a number as text: `="0034"`, `'0034`. */
export const unwrapped = (cell: string): string =>
  cell.replace(/^\s*="(.*)"\s*$/s, '$1').replace(/^\s*'(?=\d)/, '');

export const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

/** The merchant of a row, by the ERP's number. */
export function merchantOf(
  text: string,
  { merchantErpId }: RowsOptions,
  issues: Issue[],
): { merchant_erp_id?: number } {
  if (text !== '' && !WHOLE_NUMBER.test(text)) issues.push(issue('merchant_erp_id', 'integer'));
  const id = WHOLE_NUMBER.test(text) ? Number(text) : merchantErpId;
  return id === undefined ? {} : { merchant_erp_id: id };
}

/** Reads a row of stock. */
export function readStock(row: TableRow, options: RowsOptions): ReportRow<StockReport> {
  const text = cellReader(row, options.columns);
  const issues: Issue[] = row.broken === undefined ? [] : [issue('', row.broken)];
  const amount = text('onHand');
  const onHand = readQuantity(amount);
  if (Number.isNaN(onHand)) {
    const { code, params } = quantityFault(amount);
    issues.push(issue('on_hand', code, params));
  }
  const position = text('position');
  const report: StockReport = {
    product_number: text('product'),
    ...merchantOf(text('merchant'), options, issues),
    warehouse: (options.warehouse ?? '') || text('warehouse'),
    ...(position !== '' && { position }),
    on_hand: Number.isNaN(onHand) ? 0 : onHand,
  };
  return { line: row.line, report, issues };
}

const placeKey = ({ merchant_erp_id, product_number, warehouse, position }: StockReport): string =>
  [merchant_erp_id ?? '', product_number, `${warehouse}\n${position ?? ''}`.toLowerCase()].join('\n');

/**
 * Refuses the rows of a place that a file names more than once: which of them is its stock, or whether both are, it does not say. So it does
 * rows of a whole warehouse beside those of places in it.
 */
export function refuseRepeated(rows: readonly ReportRow<StockReport>[]): readonly ReportRow<StockReport>[] {
  const lines = new Map<string, number[]>();
  for (const { report, line } of rows) {
    const key = placeKey(report);
    const same = lines.get(key);
    if (same === undefined) lines.set(key, [line]);
    else same.push(line);
  }
  const mixed = mixedReports(rows.map(({ report }) => report));
  return rows.map((row, at) => {
    const other = lines.get(placeKey(row.report))?.find((line) => line !== row.line);
    const issues = [
      ...(other === undefined ? [] : [issue('product_number', 'repeatedStock', { line: other })]),
      ...(mixed.has(at) ? [issue('position', 'wholeAndPlace')] : []),
    ];
    return issues.length === 0 ? row : { ...row, issues: [...row.issues, ...issues] };
  });
}

/** Reads a file of stock; one whose name says that its pieces are no stock is refused, row by row. */
export function readStockFile(table: ReportTable, options: RowsOptions): readonly ReportRow<StockReport>[] {
  const name = saysNoStock(table.names);
  const rows = refuseRepeated(table.rows.map((row) => readStock(row, options)));
  return name === undefined ? rows : rows.map((row) => refused(row, issue('', 'namedNoStock', { name })));
}

/** A row with a further reason not to take it. */
export const refused = <Report>(row: ReportRow<Report>, ...issues: readonly Issue[]): ReportRow<Report> =>
  issues.length === 0 ? row : { ...row, issues: [...row.issues, ...issues] };
