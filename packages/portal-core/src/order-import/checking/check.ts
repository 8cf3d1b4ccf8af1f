import type { BrokenRecord } from '../reading/broken-record.js';
import { cleanText } from '../../validation/index.js';
import { cellText } from '../reading/cell-text.js';
import { OrderGroup, type CheckedOrder, isRejected } from './order-group.js';
import type { Dialect, ImportMapping, RowIssue } from '../order-import.types.js';
import { OrderReader } from './order-reader.js';
import { createCsvParser } from '../reading/parse.js';
import { createSeenOrders } from './seen-orders.js';
import type { Survey } from '../reading/survey.js';

/** Cells changed by hand: by line (as in `RowIssue`) and column from 0. */
export type RowEdits = ReadonlyMap<number, ReadonlyMap<number, string>>;

export interface OrderCheckOptions {
  readonly dialect: Dialect;
  readonly mapping: ImportMapping;
  /** The header row, or names made up for a file without one; its length is what every row is held against. */
  readonly header: readonly string[];
  /** Cells the user has put right; they are read in place of the file's. */
  readonly edits?: RowEdits;
  /** Is shown every record the check reads, so that one reading tells about the file and its orders. */
  readonly survey?: Pick<Survey, 'record' | 'broken'>;
}

/** What a check has seen so far. */
export interface CheckTotals {
  /** Rows without header and blank lines. */
  readonly rows: number;
  readonly orders: number;
  readonly rejected: number;
}

/** Reads, groups and judges the orders of a file, in bounded memory. */
export interface OrderCheck {
  /** Takes decoded text in pieces of any size and answers the orders that are complete. */
  push(text: string): CheckedOrder[];
  /** Takes one row already split, for a row shown on a screen to be judged again. */
  pushRow(cells: readonly string[], line: number): CheckedOrder[];
  /** Answers the last orders. */
  end(): CheckedOrder[];
  totals(): CheckTotals;
}

/**
 * The heart of the import: the same code in the browser's worker, on the server and in the CLI. Rows of one order follow each other; a
 * blank order id carries on the order above. Every broken rule of an order is told at once.
 */
export function createOrderCheck(options: OrderCheckOptions): OrderCheck {
  const rows = new RowSink(options);
  let headerPending = options.dialect.hasHeader;
  const parser = createCsvParser({
    delimiter: options.dialect.delimiter,
    onRecord(cells, line) {
      options.survey?.record(cells);
      if (headerPending) headerPending = false;
      else rows.row(cells, line);
    },
    onBroken(broken) {
      options.survey?.broken();
      if (headerPending) headerPending = false;
      else rows.broken(broken);
    },
  });
  return {
    push(text) {
      parser.push(text);
      return rows.take();
    },
    pushRow(cells, line) {
      rows.row(cells, line);
      return rows.take();
    },
    end() {
      parser.end();
      rows.finishGroup();
      return rows.take();
    },
    totals: () => ({ ...rows.totals }),
  };
}

/** Rows of one order kept together; far more than the items an order may have, and few enough to keep memory flat. */
const MAX_GROUP_ROWS = 2000;

class RowSink {
  readonly totals = { rows: 0, orders: 0, rejected: 0 };
  private done: CheckedOrder[] = [];
  private group: OrderGroup | null = null;
  private readonly seen = createSeenOrders();
  private readonly reader: OrderReader;
  private readonly idColumn: number;
  private readonly oneRowAnOrder: boolean;
  private readonly columnCount: number;
  private readonly edits: RowEdits | undefined;

  constructor({ dialect, mapping, header, edits }: OrderCheckOptions) {
    this.reader = new OrderReader({ mapping, dateOrder: dialect.dateOrder });
    this.idColumn = mapping.columns.external_order_id ?? -1;
    this.oneRowAnOrder = mapping.mode === 'comma';
    this.columnCount = header.length;
    this.edits = edits;
  }

  take(): CheckedOrder[] {
    const { done } = this;
    this.done = [];
    return done;
  }

  row(source: readonly string[], line: number): void {
    const cells = this.edited(source, line);
    if (cells.length !== this.columnCount) {
      if (cells.every((cell) => cell === '')) return;
      if (cells.length < this.columnCount || cells.slice(this.columnCount).some((cell) => cell !== ''))
        return this.misshapen(cells, line);
    }
    const id = cells[this.idColumn] ?? '';
    if (id === '' && cells.every((cell) => cell === '')) return;
    this.groupOf(id, cells).add(cells, line);
    this.totals.rows += 1;
  }

  broken({ line, column, cells, text, code }: BrokenRecord): void {
    const params = code === 'maxLength' ? { params: { max: text.length } } : {};
    const value = text.slice(0, 500);
    this.unreadable(cells, { line, column, field: null, value, code, ...params });
  }

  finishGroup(): void {
    const { group } = this;
    if (group === null) return;
    this.group = null;
    const earlier = group.id === '' ? 0 : this.seen.add(group.id, group.lines[0] ?? 0);
    const order = group.finish(earlier);
    this.totals.orders += 1;
    if (isRejected(order)) this.totals.rejected += 1;
    this.done.push(order);
  }

  private edited(source: readonly string[], line: number): readonly string[] {
    const edits = this.edits?.get(line);
    if (edits === undefined) return source;
    const cells = [...source];
    for (const [column, text] of edits) cells[column] = text;
    return Array.from(cells, (cell) => cell ?? '');
  }

  private misshapen(cells: readonly string[], line: number): void {
    const code = cells.length < this.columnCount ? 'tooFewFields' : 'tooManyFields';
    const params = { expected: this.columnCount, found: cells.length };
    this.unreadable(cells, { line, column: null, field: null, value: '', code, params });
  }

  /** A row that cannot be trusted spoils the order it stands in: an order is never imported without one of its rows. */
  private unreadable(cells: readonly string[], issue: RowIssue): void {
    const trusted = issue.column === null || this.idColumn + 1 < issue.column;
    this.groupOf(trusted ? (cells[this.idColumn] ?? '') : '', cells).addUnreadable(cells, issue);
    this.totals.rows += 1;
  }

  private groupOf(rawId: string, cells: readonly string[]): OrderGroup {
    if (this.group !== null && this.continues(this.group, rawId)) return this.group;
    this.finishGroup();
    this.group = new OrderGroup(this.reader, cells);
    return this.group;
  }

  /** Whether a row belongs to the group; rows without any order id, and more rows than an order can have, are not gathered. */
  private continues(group: OrderGroup, rawId: string): boolean {
    if (this.oneRowAnOrder || group.id === '' || group.lines.length >= MAX_GROUP_ROWS) return false;
    if (rawId === group.rawId) return true;
    const id = cleanText(cellText(rawId));
    return id === '' || id === group.id;
  }
}
