import { holdsNumber } from '@kontor/portal-core/orders';
import {
  createNoteTaker,
  isRejected,
  noItemTest,
  refusedOrder,
  type PlannedOrder,
  type PlanOutcome,
  type Reading,
  type RejectedOrder,
} from '@kontor/portal-core/order-import';
import { fieldAt, gridFields, rawText, type GridField } from './grid-fields.js';
import type { HandEdits } from './hand-edits.js';
import type { CheckedRow, CheckSummary, ErrorSearch, FoundError, RowFilter } from './protocol.js';
import { SheetRows } from './sheet-rows.js';

/** The planned orders of a file as a sheet of rows that can be filtered, counted and searched for errors. */
export class CheckedSheet {
  /** The fields that the recipe fills. */
  readonly fields: readonly GridField[];
  private readonly orders: PlannedOrder[];
  private readonly hand: HandEdits;
  private readonly plan: Pick<Reading, 'mapping' | 'header'>;
  private readonly isNoItem: (cells: readonly string[]) => boolean;
  private readonly rowPlaces: SheetRows;
  private readonly filtered = new Map<RowFilter, Uint32Array>();

  constructor(orders: PlannedOrder[], hand: HandEdits, plan: Pick<Reading, 'mapping' | 'header'>) {
    // Orders whose rows are apart are completed late; sort them by their first row.
    this.orders = orders.sort((a, b) => (a.order.lines[0] ?? 0) - (b.order.lines[0] ?? 0));
    this.hand = hand;
    this.plan = plan;
    this.fields = gridFields(plan.mapping);
    this.isNoItem = noItemTest(plan.mapping, plan.header);
    this.rowPlaces = new SheetRows(this.orders);
  }

  get rowCount(): number {
    return this.rowPlaces.count;
  }

  /** The orders, sorted by their first line. */
  get planned(): readonly PlannedOrder[] {
    return this.orders;
  }

  summary(): Omit<CheckSummary, 'choices'> {
    const counts: Record<PlanOutcome, number> = { create: 0, unchanged: 0, conflict: 0, invalid: 0 };
    const notes = createNoteTaker(this.plan);
    let items = 0;
    for (const planned of this.orders) {
      const { outcome, order } = planned;
      notes.add(planned);
      counts[outcome] += 1;
      if (outcome === 'create' && !isRejected(order)) items += order.order.items.length;
    }
    const rowsOf = (filter: RowFilter) => this.rowsOf(filter).length;
    return {
      rows: this.rowCount,
      orders: this.orders.length,
      counts,
      items,
      notes: notes.notes(),
      edits: this.hand.count,
      undoable: this.hand.undoable,
      redoable: this.hand.redoable,
      shown: { all: rowsOf('all'), errors: rowsOf('errors'), conflicts: rowsOf('conflicts') },
    };
  }

  rows(filter: RowFilter, from: number, count: number): CheckedRow[] {
    const rows = this.rowsOf(filter).subarray(from, from + count);
    return Array.from(rows, (row) => this.row(row));
  }

  /** The orders that will not be stored: rejected ones and those whose id belongs to another order. */
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
      const [order, line] = [this.orders[this.rowPlaces.at(index).order], this.rowPlaces.line(index)];
      if (order === undefined || !isRejected(order.order)) continue;
      const issues = order.order.issues.filter((one) => one.line === line);
      if (issues.length === 0) continue;
      const fields = issues.map(({ field, column }) =>
        fieldAt(this.fields, field, column === null ? null : column - 1),
      );
      return { row: at, fields: [...new Set(fields.map((field) => field?.id ?? null))] };
    }
    return null;
  }

  /** Index of a line among the rows of a filter; -1 if it is not among them. */
  placeOf(filter: RowFilter, line: number): number {
    return this.rowsOf(filter).indexOf(this.rowPlaces.onLine(line));
  }

  /** Index of the order with a row on this line; -1 if there is none. */
  orderAt(line: number): number {
    const row = this.rowPlaces.onLine(line);
    return row === -1 ? -1 : this.rowPlaces.at(row).order;
  }

  /** The current cells of a line; empty if the line is no row. */
  cellsAt(line: number): readonly string[] {
    const row = this.rowPlaces.onLine(line);
    if (row === -1) return [];
    const { order, place } = this.rowPlaces.at(row);
    return this.orders[order]?.order.source[place] ?? [];
  }

  order(index: number): PlannedOrder | undefined {
    return this.orders[index];
  }

  /** Replaces an order with another one of the same rows. */
  replace(index: number, order: PlannedOrder): void {
    this.orders[index] = order;
    this.filtered.clear();
  }

  private row(row: number): CheckedRow {
    const { order: index, place } = this.rowPlaces.at(row);
    const planned = this.orders[index] as PlannedOrder;
    const { order, outcome, storedOrderId = null, stored } = planned;
    const line = order.lines[place] ?? 0;
    return {
      line,
      cells: order.source[place] ?? [],
      outcome,
      issues: isRejected(order) ? order.issues.filter((issue) => issue.line === line) : [],
      originals: this.hand.originals(line),
      isFirst: place === 0,
      isFallback: this.isFallback(planned),
      storedOrderId,
      isStoredCancelled: stored !== undefined && !holdsNumber(stored.status),
      isNoItem: this.isNoItem(order.source[place] ?? []),
    };
  }

  /** Whether an order uses the other party's address, because no row of it has its own. */
  isFallback({ order }: PlannedOrder): boolean {
    const own = this.fields.filter(({ fallback, source }) => fallback !== undefined && source !== undefined);
    if (!this.fields.some(({ fallback }) => fallback !== undefined)) return false;
    return order.source.every((cells) => own.every(({ source }) => rawText(source, cells).trim() === ''));
  }

  private rowsOf(filter: RowFilter): Uint32Array {
    const known = this.filtered.get(filter);
    if (known !== undefined) return known;
    const rows: number[] = [];
    for (const [index, planned] of this.orders.entries()) {
      if (!this.shows(filter, planned)) continue;
      const first = this.rowPlaces.first(index);
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
