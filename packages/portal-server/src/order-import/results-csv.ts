import type { Translate } from '@kontor/portal-core/i18n';
import {
  columnOfField,
  csvRow,
  rejectedHeader,
  rowIssueMessage,
  type ImportOutcome,
  type RowIssue,
} from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import type { StoredImport } from './order-import.store.js';
import { readRefused, type OrderResult } from './result.store.js';
import type { SourceRows } from './source-rows.js';

const ORDERS_AT_ONCE = 1000;
/** Columns that the file has besides those of the import: line and error. */
const ADDED = 2;
const BYTE_ORDER_MARK = '\ufeff';
const REFUSED: readonly ImportOutcome[] = ['conflict', 'invalid'];

export interface ResultsOptions {
  readonly read: Knex;
  readonly target: StoredImport;
  /** Outcome of the orders to include; when undefined, all orders that were not stored. */
  readonly outcome: ImportOutcome | undefined;
  readonly t: Translate;
}

/**
 * Writes the rows of refused orders as CSV: the columns of the file unchanged, then their line and what is wrong. A cell that a spreadsheet
 * would run as a formula is guarded in the way that the import understands, so that the corrected file can be imported again. Rows that the
 * client did not send are rebuilt from the order, and say so. Of orders that were stored the file has what is known of them: their number,
 * their line and the number of the stored order.
 */
export async function* resultsCsv({ read, target, outcome, t }: ResultsOptions): AsyncGenerator<string> {
  const isOfStored = outcome !== undefined && !REFUSED.includes(outcome);
  const header = isOfStored ? storedHeader(target, t) : rejectedHeader(target.header, t);
  yield BYTE_ORDER_MARK + csvRow(header, ';', 'file');
  const outcomes = outcome === undefined ? REFUSED : [outcome];
  let after = 0;
  for (;;) {
    const results = await readRefused(read, target.id, { outcomes, after, limit: ORDERS_AT_ONCE });
    const last = results.at(-1);
    if (last === undefined) return;
    after = last.line;
    yield results.map((result) => (isOfStored ? storedRow(result) : orderRows(result, target, t))).join('');
  }
}

function storedHeader({ header, mapping }: StoredImport, t: Translate): string[] {
  const column = columnOfField(mapping, 'external_order_id');
  const number = column === undefined ? undefined : header[column];
  return [
    number ?? t('orderImport.field_external_order_id'),
    t('orderImport.addedLine'),
    t('orders.internalId'),
  ];
}

function storedRow({ external_order_id, line, order_id }: OrderResult): string {
  return csvRow([external_order_id, String(line), String(order_id ?? '')], ';', 'file');
}

function orderRows(result: OrderResult, target: StoredImport, t: Translate): string {
  const source: SourceRows = result.source ?? { lines: [result.line], rows: [] };
  const rows = source.rows.length > 0 ? source.rows : [idRow(result, target)];
  const width = rejectedHeader(target.header, t).length - ADDED;
  return rows
    .map((cells, index) => {
      const line = source.lines[index] ?? result.line;
      const own = Array.from({ length: width }, (_, column) => cells[column] ?? '');
      const told = issuesAt(index, result, source).map((one) => rowIssueMessage(one, target.header, t));
      if (index === 0 && source.isRebuilt === true) told.push(t('orderImport.columnsMissing'));
      // Cells beyond the header come last, so that the two added ones keep their place.
      return csvRow(
        [...own, String(line), told.join('; '), ...cells.slice(target.header.length)],
        ';',
        'file',
      );
    })
    .join('');
}

/** The issues shown at a row. An issue without a row of its own is shown at the order's first line. */
function issuesAt(index: number, { issues, line: first }: OrderResult, { lines }: SourceRows): RowIssue[] {
  const line = lines[index] ?? first;
  return issues.filter((issue) => issue.line === line || (index === 0 && !lines.includes(issue.line)));
}

function idRow({ external_order_id }: OrderResult, { header, mapping }: StoredImport): string[] {
  const column = columnOfField(mapping, 'external_order_id');
  return header.map((_, index) => (index === column ? external_order_id : ''));
}
