import {
  isRejected,
  PlanRefusals,
  type CheckedOrder,
  type ChunkChoices,
  type ImportOrder,
  type PlannedOrder,
  type RejectedOrder,
} from '@kontor/portal-core/order-import';
import type { ChoiceSummary, ConflictChoice } from './import-effects.types.js';
import type { OrderFate } from './protocol.js';

/** The user's choices for single orders, by external order id. A choice for an order that is no longer in conflict has no effect. */
export class ImportChoices {
  private readonly byConflict = new Map<string, ConflictChoice>();
  /** Orders that replace a stored one although it goes to somebody else. */
  private readonly meant = new Set<string>();
  private readonly twinOf = new Map<string, string>();
  private forAll: ConflictChoice = 'skip';

  /** The choice for a conflicting order; one that may not be replaced is skipped. */
  conflict({ order, stored }: PlannedOrder): ConflictChoice {
    const choice = this.byConflict.get(idOf(order)) ?? this.forAll;
    const mayReplace =
      stored?.kept === null || (stored?.kept === 'otherRecipient' && this.meant.has(idOf(order)));
    return choice === 'replace' && !mayReplace ? 'skip' : choice;
  }

  /** Sets the choice for one order, or for all (null); `isOtherMeant` replaces one that goes to somebody else as well. */
  choose(id: string | null, choice: ConflictChoice, isOtherMeant = false): void {
    if (id !== null) {
      this.byConflict.set(id, choice);
      if (isOtherMeant) this.meant.add(id);
      return;
    }
    this.byConflict.clear();
    this.meant.clear();
    this.forAll = choice;
  }

  /** Leaves an order out because it is the twin of another. */
  leaveOut(id: string, twin: string): void {
    this.twinOf.set(id, twin);
  }

  /** What the user chose for an order in place of what its outcome would do; null if nothing. */
  fate(planned: PlannedOrder): OrderFate | null {
    if (planned.outcome === 'conflict') return this.conflict(planned) === 'replace' ? 'replaced' : null;
    return planned.outcome === 'create' && this.isLeftOut(idOf(planned.order)) ? 'leftOut' : null;
  }

  takeIn(id: string): void {
    this.twinOf.delete(id);
  }

  /** Forgets of changed orders that they are twins, or go to somebody else: they may say something else now. */
  forgetChanged(orders: readonly (PlannedOrder | undefined)[]): void {
    for (const planned of orders) {
      if (planned === undefined) continue;
      this.takeIn(idOf(planned.order));
      this.meant.delete(idOf(planned.order));
    }
  }

  isLeftOut(id: string): boolean {
    return this.twinOf.has(id);
  }

  summary(orders: readonly PlannedOrder[]): ChoiceSummary {
    let [replace, leftOut, stoppedBy] = [0, 0, null as string | null];
    for (const planned of orders) {
      const fate = this.fate(planned);
      if (fate === 'leftOut') leftOut += 1;
      if (fate === 'replaced') replace += 1;
      if (planned.outcome === 'conflict' && this.conflict(planned) === 'stop')
        stoppedBy ??= idOf(planned.order);
    }
    return { replace, leftOut, stoppedBy };
  }

  /** The choices to send along with the given orders. */
  ofChunks(orders: readonly PlannedOrder[]): ChunkChoices {
    const [replaced, refused] = [new Map<string, ImportOrder['replace']>(), new Set<string>()];
    const refusals = new PlanRefusals();
    const productIds = new Map<string, string>();
    for (const planned of orders) {
      refusals.add(planned);
      for (const { said, id } of planned.named ?? []) productIds.set(said, id);
      if (planned.outcome !== 'conflict') continue;
      const id = idOf(planned.order);
      if (this.fate(planned) !== 'replaced') refused.add(id);
      else replaced.set(id, planned.stored?.kept === 'otherRecipient' ? 'otherRecipient' : true);
    }
    return {
      heldBack: (line) => refusals.issuesAt(line),
      replace: (id) => replaced.get(id),
      withSource: (id, line) => refused.has(id) || replaced.has(id) || refusals.isFurther(line),
      ...(productIds.size > 0 && { productId: (said) => productIds.get(said) }),
    };
  }

  /** The orders, with left-out ones turned into refused ones so that the receipt contains them. */
  async *applied(batches: AsyncIterable<readonly CheckedOrder[]>): AsyncGenerator<readonly CheckedOrder[]> {
    for await (const batch of batches) yield batch.map((order) => this.refusedTwin(order) ?? order);
  }

  clear(): void {
    this.byConflict.clear();
    this.meant.clear();
    this.twinOf.clear();
    this.forAll = 'skip';
  }

  private refusedTwin(checked: CheckedOrder): RejectedOrder | null {
    if (isRejected(checked)) return null;
    const { lines, order, source } = checked;
    const number = this.twinOf.get(order.external_order_id);
    if (number === undefined) return null;
    const place = { line: lines[0] ?? 0, column: null, field: null, value: '' };
    const issues = [{ ...place, code: 'leftOutTwin', params: { number } }] as const;
    return { lines, external_order_id: order.external_order_id, issues, source };
  }
}

/** The external id of an order. */
export function idOf(order: CheckedOrder): string {
  return isRejected(order) ? order.external_order_id : order.order.external_order_id;
}
