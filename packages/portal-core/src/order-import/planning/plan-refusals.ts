import type { IssueCode } from '../../validation/index.js';
import { isRejected } from '../checking/orders/checked-order.js';
import type { RowIssue } from '../order-import.types.js';
import type { PlannedOrder } from './plan.js';

/** Issues that the plan adds to those of the check. */
const OF_PLAN: ReadonlySet<IssueCode> = new Set([
  'unknownProduct',
  'alreadyExists',
  'otherProduct',
  'otherVariant',
  'otherName',
  'storedAlready',
]);
/** Issues that the server would accept: an order with one must not be sent, however many there are. */
const ACCEPTED_BY_SERVER: ReadonlySet<IssueCode> = new Set([
  'otherProduct',
  'otherVariant',
  'otherName',
  'storedAlready',
]);
/** Most orders whose issues are kept: a file in which more are wrong is the wrong file, and memory stays flat. */
const MAX_KEPT = 20_000;

/** The orders that the plan refuses, by first line, to be sent as they were reported: with their rows and every issue. */
export class PlanRefusals {
  private readonly kept = new Map<number, readonly RowIssue[]>();
  /** First lines of those whose issues were too many to keep. */
  private readonly further = new Set<number>();

  add({ order }: PlannedOrder): void {
    if (!isRejected(order)) return;
    const { issues, lines } = order;
    const line = lines[0] ?? 0;
    if (!issues.some(({ code }) => OF_PLAN.has(code))) return;
    const isNeeded = this.kept.size < MAX_KEPT || issues.some(({ code }) => ACCEPTED_BY_SERVER.has(code));
    if (isNeeded) this.kept.set(line, issues);
    else this.further.add(line);
  }

  /** The issues of an order that the plan refuses; undefined for others, and beyond 20,000 orders. */
  issuesAt(line: number): readonly RowIssue[] | undefined {
    return this.kept.get(line);
  }

  /** Whether the server will refuse the order in its own words. */
  isFurther(line: number): boolean {
    return this.further.has(line);
  }
}
