import type { Dialect, RowIssue } from '../order-import.types.js';
import type { OrderGroup } from './order-group.js';

/**
 * Watches for rows without an order number that stand apart from the order above: a pick list or totals of articles below the orders
 * would be taken for its items. Files that keep a blank line between all rows, or between all orders, are ordinary.
 */
export class DetachedRows {
  private readonly kept: ReadonlySet<number>;
  /** Whether the rows without a number that come next stand below a gap. */
  private isApart = false;
  /** Whether the rows of the order so far name no item: what comes is its items, however far below. */
  private isHead = false;
  /** Whether nothing stood between the last row and the next one. */
  private isBelow = false;
  /** Whether any two rows of the file stood directly below each other. */
  private areTogether = false;
  /** Whether the rows of an earlier order stood apart as all rows did. */
  private areSpaced = false;
  /** The first and the last line of such rows, by order. */
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

  /** What is wrong with where the rows of an order stand, now that it is whole; null for most. */
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
