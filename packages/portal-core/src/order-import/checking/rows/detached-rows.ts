import type { Dialect, RowIssue } from '../../order-import.types.js';
import type { OrderGroup } from '../orders/order-group.js';

/**
 * Watches for rows without an order number that stand apart from the order above: a pick list or article totals below the orders would be
 * read as its items. Files with a blank line between all rows, or between all orders, are fine.
 */
export class DetachedRows {
  private readonly kept: ReadonlySet<number>;
  /** Whether the next rows without a number stand below a gap. */
  private isApart = false;
  /** Whether the rows of the order so far have no item: the rows that follow are its items, however far below. */
  private isHead = false;
  /** Whether the next row stands directly below the last one. */
  private isBelow = false;
  /** Whether any two rows of the file have stood directly below each other. */
  private areTogether = false;
  /** Whether the rows of an earlier order were spaced like all rows. */
  private areSpaced = false;
  /** The first and the last detached line by order. */
  private readonly found = new WeakMap<OrderGroup, { readonly line: number; last: number }>();

  constructor({ keepLines }: Pick<Dialect, 'keepLines'>) {
    this.kept = new Set(keepLines);
  }

  gap(): void {
    this.isApart = true;
    this.isBelow = false;
  }

  /** Takes a row of an order; `hasNumber` says whether it names the order itself. */
  row(group: OrderGroup, line: number, hasNumber: boolean): void {
    this.areTogether ||= this.isBelow;
    this.isBelow = true;
    if (hasNumber || this.isHead || this.kept.has(line)) this.isApart = false;
    this.isHead = !group.hasItems;
    if (!this.isApart || group.id === '' || group.lines.length < 2) return;
    const found = this.found.get(group);
    if (found === undefined) this.found.set(group, { line, last: line });
    else found.last = line;
  }

  /** The issue of a complete order with detached rows; null for most orders. */
  issueOf(group: OrderGroup, isLast: boolean): RowIssue | null {
    const found = this.found.get(group);
    if (found === undefined) return null;
    const isOrdinary = !this.areTogether && (!isLast || this.areSpaced);
    this.areSpaced = true;
    if (isOrdinary) return null;
    const { line, last } = found;
    const lines = line === last ? String(line) : `${line}–${last}`;
    return {
      line,
      column: null,
      field: null,
      value: '',
      code: 'detachedRows',
      params: { line, last, lines },
    };
  }
}
