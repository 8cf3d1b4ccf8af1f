import {
  isRejected,
  refusedOrder,
  type PlannedOrder,
  type PlanOutcome,
  type RejectedOrder,
} from '@kontor/portal-core/order-import';
import type { HandEdits } from './hand-edits.js';
import type { CheckedRow, CheckSummary, ErrorSearch, FoundError, RowFilter } from './protocol.js';

/** The planned orders of a file as a sheet of rows: filtered, counted, searched for errors. */
export class CheckedSheet {
  private readonly orders: PlannedOrder[];
  private readonly hand: HandEdits;
  /** For every row of the sheet its order, and the order's first row. */
  private orderOf = new Uint32Array(0);
  private firstRow = new Uint32Array(0);
  private readonly filtered = new Map<RowFilter, Uint32Array>();

  constructor(orders: PlannedOrder[], hand: HandEdits) {
    this.orders = orders;
    this.hand = hand;
    this.index();
  }

  get rowCount(): number {
    return this.orderOf.length;
  }

  summary(): CheckSummary {
    const counts: Record<PlanOutcome, number> = { create: 0, unchanged: 0, conflict: 0, invalid: 0 };
    let items = 0;
    for (const { outcome, order } of this.orders) {
      counts[outcome] += 1;
      if (outcome === 'create' && !isRejected(order)) items += order.order.items.length;
    }
    const rowsOf = (filter: RowFilter) => this.rowsOf(filter).length;
    return {
      rows: this.rowCount,
      orders: this.orders.length,
      counts,
      items,
      edits: this.hand.count,
      shown: { all: rowsOf('all'), errors: rowsOf('errors'), conflicts: rowsOf('conflicts') },
    };
  }

  rows(filter: RowFilter, from: number, count: number): CheckedRow[] {
    const rows = this.rowsOf(filter).subarray(from, from + count);
    return Array.from(rows, (row) => this.row(row));
  }

  /** The orders that will not be stored: rejected ones and those whose id another order holds. */
  rejected(from: number, count: number): RejectedOrder[] {
    const found: RejectedOrder[] = [];
    let seen = 0;
    for (const planned of this.orders) {
      const refused = refusedOrder(planned);
      if (refused === null) continue;
      seen += 1;
      if (seen > from) found.push(refused);
      if (found.length === count) break;
    }
    return found;
  }

  findError({ filter, row, step }: ErrorSearch): FoundError | null {
    const rows = this.rowsOf(filter);
    for (let at = row + step; at >= 0 && at < rows.length; at += step) {
      const index = rows[at] ?? 0;
      const [order, line] = [this.orders[this.orderOf[index] ?? 0], this.lineOf(index)];
      if (order === undefined || !isRejected(order.order)) continue;
      const issue = order.order.issues.find((one) => one.line === line);
      if (issue) return { row: at, column: issue.column === null ? null : issue.column - 1 };
    }
    return null;
  }

  /** Index of the order that has a row on a line; -1 when none has. */
  orderAt(line: number): number {
    let [low, high] = [0, this.rowCount - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.lineOf(middle);
      if (found === line) return this.orderOf[middle] ?? -1;
      if (found < line) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  order(index: number): PlannedOrder | undefined {
    return this.orders[index];
  }

  /** Puts an order of the same rows in the place of another. */
  replace(index: number, order: PlannedOrder): void {
    this.orders[index] = order;
    this.filtered.clear();
  }

  private index(): void {
    const rows = this.orders.reduce((sum, { order }) => sum + order.lines.length, 0);
    this.orderOf = new Uint32Array(rows);
    this.firstRow = new Uint32Array(this.orders.length);
    let at = 0;
    for (const [index, { order }] of this.orders.entries()) {
      this.firstRow[index] = at;
      this.orderOf.fill(index, at, at + order.lines.length);
      at += order.lines.length;
    }
  }

  private lineOf(row: number): number {
    const order = this.orderOf[row] ?? 0;
    return this.orders[order]?.order.lines[row - (this.firstRow[order] ?? 0)] ?? 0;
  }

  private row(row: number): CheckedRow {
    const index = this.orderOf[row] ?? 0;
    const planned = this.orders[index] as PlannedOrder;
    const { order, outcome, storedOrderId = null } = planned;
    const place = row - (this.firstRow[index] ?? 0);
    const line = order.lines[place] ?? 0;
    return {
      line,
      cells: order.source[place] ?? [],
      outcome,
      issues: isRejected(order) ? order.issues.filter((issue) => issue.line === line) : [],
      originals: this.hand.originals(line),
      isFirst: place === 0,
      storedOrderId,
    };
  }

  private rowsOf(filter: RowFilter): Uint32Array {
    const known = this.filtered.get(filter);
    if (known !== undefined) return known;
    const rows: number[] = [];
    for (const [index, planned] of this.orders.entries()) {
      if (!this.shows(filter, planned)) continue;
      const first = this.firstRow[index] ?? 0;
      for (let place = 0; place < planned.order.lines.length; place += 1) rows.push(first + place);
    }
    const found = Uint32Array.from(rows);
    this.filtered.set(filter, found);
    return found;
  }

  private shows(filter: RowFilter, { outcome, order }: PlannedOrder): boolean {
    if (filter === 'all') return true;
    if (filter === 'conflicts') return outcome === 'conflict';
    return outcome === 'invalid' || order.lines.some((line) => this.hand.has(line));
  }
}
