import { quantityFault, readQuantity, type TableRow } from '../../order-import/index.js';
import { cleanText, issue, type Issue } from '../../validation/index.js';
import { erpStatus } from '../erp-status.js';
import type { OrderReport, StockReport } from '../erp-link.types.js';
import { mixedReports } from '../stock-report.rules.js';
import type { ReportColumns } from './report-columns.js';
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

function cellReader({ cells }: TableRow, columns: ReportColumns) {
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
function merchantOf(
  text: string,
  { merchantErpId }: RowsOptions,
  issues: Issue[],
): { merchant_erp_id?: number } {
  if (text !== '' && !WHOLE_NUMBER.test(text)) issues.push(issue('merchant_erp_id', 'integer'));
  const id = WHOLE_NUMBER.test(text) ? Number(text) : merchantErpId;
  return id === undefined ? {} : { merchant_erp_id: id };
}

const SAYS_SHIPMENT: readonly string[] = ['geliefert', 'offen', 'none'];

/**
 * Reads a row of shipments. A row with a tracking number says that the order has left the house, unless its status says otherwise or the
 * orders keep theirs. A shipment that was cancelled says nothing of its order, so its row is refused.
 */
export function readShipment(row: TableRow, options: RowsOptions): ReportRow<OrderReport> {
  const text = cellReader(row, options.columns);
  const issues: Issue[] = row.broken === undefined ? [] : [issue('', row.broken)];
  const [tracking, word] = [text('tracking'), text('status')];
  const status = word === '' ? 'geliefert' : erpStatus(word);
  if (status === null) issues.push(issue('status', 'unknownErpStatus'));
  else if (!SAYS_SHIPMENT.includes(status)) issues.push(issue('status', 'noShipment'));
  if (tracking === '' && word === '') issues.push(issue('tracking_numbers', 'required'));
  const carrier = (options.carrier ?? '') || text('carrier');
  const report: OrderReport = {
    external_order_id: text('order'),
    ...merchantOf(text('merchant'), options, issues),
    ...(status === 'geliefert' && options.keepsStatus !== true && { status }),
    ...(tracking !== '' && {
      tracking_numbers: trackingNumbers(unwrapped(row.cells[options.columns.tracking ?? -1] ?? '')),
    }),
    ...(carrier !== '' && { carrier }),
  };
  return { line: row.line, report, issues };
}

/** Fewest characters of a tracking number beside another one in a line; a shorter part belongs to the number before it. */
const SHORTEST = 6;
/** Characters from which on two words in a cell are two numbers and no number in groups. */
const LONG = 10;

/** The numbers of a cell: several parcels stand on lines of their own, or are parted by a comma, a semicolon, a slash or a gap. */
const trackingNumbers = (cell: string): string[] =>
  cell
    .split(/[\r\n]+/)
    .flatMap(partsOfLine)
    .filter((number) => number !== '');

function partsOfLine(line: string): string[] {
  const parts = line
    .split(/[,;|/]+|\s{2,}/)
    .map(cleanText)
    .filter((part) => part !== '');
  if (!parts.every(({ length }) => length >= SHORTEST)) return [cleanText(line)];
  return parts.flatMap((part) => {
    const words = part.split(/\s+/);
    return words.every(({ length }) => length >= LONG) ? words : [part];
  });
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
