import type { TableRow } from '../../order-import/index.js';
import { cleanText, issue, type Issue } from '../../validation/index.js';
import type { OrderReport } from '../erp-link.types.js';
import { carrierName } from '../carrier-name.js';
import { USUAL_WORDS } from '../words/erp-vocabulary.js';
import { besideShipments, type SaidBeside } from './beside-shipments.js';
import { saysShipment } from '../shipment.rules.js';
import { lostDigits } from './lost-digits.js';
import { saysNoShipments, type ReportTable } from './report-table.js';
import {
  cellReader,
  merchantOf,
  refused,
  unwrapped,
  type ReportRow,
  type RowsOptions,
} from './report-rows.js';

/**
 * Reads a row of shipments. A row with a tracking number says that the order has left the house, unless its status or a column beside says
 * otherwise or the orders keep theirs. A shipment that was cancelled says nothing of its order, so its row is refused. A status without a meaning
 * is sent as it stands where it would count: it is refused there, and a person can say what it means.
 */
function readShipment(
  row: TableRow,
  options: RowsOptions,
  { table, beside }: { readonly table: ReportTable; readonly beside: SaidBeside },
): ReportRow<OrderReport> {
  const text = cellReader(row, options.columns);
  const issues: Issue[] = row.broken === undefined ? [] : [issue('', row.broken)];
  const [tracking, word] = [text('tracking'), text('status')];
  const { words = USUAL_WORDS } = options;
  const status = word === '' ? 'geliefert' : words.statusOf(word);
  const counts = options.keepsStatus !== true && !beside.waits;
  if (status === null && !counts) issues.push(issue('status', 'unknownErpStatus'));
  if (status !== null && !saysShipment(status)) issues.push(issue('status', 'noShipment'));
  if (tracking === '' && word === '') issues.push(issue('tracking_numbers', 'required'));
  const numbers = trackingNumbers(unwrapped(row.cells[options.columns.tracking ?? -1] ?? ''));
  numbers.forEach((number, at) => {
    if (isInWords(number)) issues.push(issue(`tracking_numbers.${at}`, 'noTrackingNumber'));
  });
  const carrier = (options.carrier ?? '') || text('carrier');
  const named = text('carrier');
  const meant = (one: string) => carrierName(words.ofOrder({ carrier: one }).carrier ?? one);
  if (named !== '' && meant(named) !== meant(carrier)) {
    const params = { column: table.header[options.columns.carrier ?? -1] ?? '', value: named };
    issues.push(issue('carrier', 'contradicted', params));
  }
  const report: OrderReport = {
    external_order_id: text('order'),
    ...merchantOf(text('merchant'), options, issues),
    ...(status === 'geliefert' && counts && { status }),
    ...(status === null && counts && { status: word }),
    ...(tracking !== '' && { tracking_numbers: numbers }),
    ...(carrier !== '' && { carrier }),
  };
  return { line: row.line, report, issues: [...issues, ...beside.issues] };
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

/** A word that stands alone, a date, or a heading with a small number: what people write where there is no number. */
const WORD = /(?<![\p{L}\p{N}])\p{L}\p{Ll}{2,}(?![\p{L}\p{N}])/u;
const DAY = /^(?:\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{4}-\d{2}-\d{2})$/;
const HEADING = /^\p{Lu}{4,} ?\d{0,4}$/u;

const isInWords = (number: string): boolean => WORD.test(number) || DAY.test(number) || HEADING.test(number);

/**
 * Reads a file of shipments. Beside what each row says by itself, it is refused as a whole by a name such as "Retouren"; numbers whose digits a
 * spreadsheet has lost are refused; and no row of an order counts where another one says that only a part of it was sent.
 */
export function readShipmentFile(
  table: ReportTable,
  options: RowsOptions,
): readonly ReportRow<OrderReport>[] {
  const { columns } = options;
  const beside = besideShipments(table.header, columns, table.rows);
  const rows = table.rows.map((row) => readShipment(row, options, { table, beside: beside(row.cells) }));
  const isLost = lostDigits(rows.flatMap(({ report }) => numbersOf(report)));
  const isLostOrder = lostDigits(rows.map(({ report }) => report.external_order_id ?? ''));
  const inPart = ordersInPart(rows);
  const name = saysNoShipments(table.names);
  return rows.map((row) => {
    const { external_order_id: order } = row.report;
    const part = row.issues.some(({ code }) => code === 'shipmentInPart')
      ? undefined
      : inPart.get(keyOf(row));
    return refused(
      row,
      ...(name === undefined ? [] : [issue('', 'namedNoShipments', { name })]),
      ...(isLostOrder(order ?? '') ? [issue('external_order_id', 'scientificNumber')] : []),
      ...(numbersOf(row.report).some(isLost) ? [issue('tracking_numbers', 'scientificNumber')] : []),
      ...(part === undefined ? [] : [issue('', 'orderInPart', { line: part })]),
    );
  });
}

const numbersOf = ({ tracking_numbers }: OrderReport): readonly string[] => tracking_numbers ?? [];
const keyOf = ({ report: { external_order_id, merchant_erp_id } }: ReportRow<OrderReport>): string =>
  `${merchant_erp_id ?? ''}\n${external_order_id ?? ''}`;

/** The line by which only a part of an order was sent, by order. */
const ordersInPart = (rows: readonly ReportRow<OrderReport>[]): ReadonlyMap<string, number> =>
  new Map(
    rows
      .filter(({ issues }) => issues.some(({ code }) => code === 'shipmentInPart'))
      .map((row) => [keyOf(row), row.line]),
  );
