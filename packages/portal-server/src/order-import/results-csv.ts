import type { Translate } from '@kontor/portal-core';
import {
  columnOfField,
  guardSourceCell,
  ownHeader,
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
 * client did not send are rebuilt from the order, and say so. Of orders that were stored only the order id is known.
 */
export async function* resultsCsv({ read, target, outcome, t }: ResultsOptions): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(rejectedHeader(target.header, t));
  const outcomes = outcome === undefined ? REFUSED : [outcome];
  let after = 0;
  for (;;) {
    const results = await readRefused(read, target.id, { outcomes, after, limit: ORDERS_AT_ONCE });
    const last = results.at(-1);
    if (last === undefined) return;
    after = last.line;
    yield results.map((result) => orderRows(result, target, t)).join('');
  }
}

function orderRows(result: OrderResult, target: StoredImport, t: Translate): string {
  const source: SourceRows = result.source ?? { lines: [result.line], rows: [] };
  const rows = source.rows.length > 0 ? source.rows : [idRow(result, target)];
  return rows
    .map((cells, index) => {
      const line = source.lines[index] ?? result.line;
      const told = result.issues.filter((issue) =>
        index === 0 ? isTold(issue, line, source.lines) : issue.line === line,
      );
      return csvRow(
        resultRow(cells, target.header, [
          String(line),
          [
            ...told.map((issue) => rowIssueMessage(issue, target.header, t)),
            ...(index === 0 && source.isRebuilt === true ? [t('orderImport.columnsMissing')] : []),
          ].join('; '),
        ]),
      );
    })
    .join('');
}

/** True when an issue is shown at a line. An issue without a row of its own is shown at the order's first line. */
function isTold(issue: RowIssue, line: number, lines: readonly number[]): boolean {
  return issue.line === line || !lines.includes(issue.line);
}

/** Builds a row. Cells beyond the header come after the two added ones, so that these keep their place. */
function resultRow(cells: readonly string[], header: readonly string[], added: readonly string[]): string[] {
  const own = ownHeader(header).map((_, index) => cells[index] ?? '');
  return [...own, ...added, ...cells.slice(header.length)];
}

function idRow({ external_order_id }: OrderResult, { header, mapping }: StoredImport): string[] {
  const column = columnOfField(mapping, 'external_order_id');
  return header.map((_, index) => (index === column ? external_order_id : ''));
}

function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(cell: string): string {
  const safe = guardSourceCell(cell);
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
