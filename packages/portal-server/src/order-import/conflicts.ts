import { holdsNumber, whyNotReplaced, type NotReplaced } from '@kontor/portal-core/orders';
import {
  columnOfField,
  differencesOf,
  type FieldDifference,
  type ImportField,
  type RowIssue,
} from '@kontor/portal-core/order-import';
import type { Writer } from '../db/index.js';
import { readContents, type ExistingOrder } from '../erp/index.js';
import type { GoodOrder } from './judge-orders.js';
import type { StoredImport } from './order-import.store.js';
import { placeOf, type OrderResult } from './result.store.js';
import { sourceOf } from './source-rows.js';

/** An order whose external id belongs to a stored order with other content, or to a cancelled one. */
export interface Conflict {
  readonly good: GoodOrder;
  /** The stored order; undefined when it was cancelled at this very moment. */
  readonly stored: ExistingOrder | undefined;
}

/**
 * Builds the results of orders that were not stored: the number that is taken, the reason why the stored order was not replaced if that was
 * requested, and the differences.
 */
export async function tellConflicts(
  trx: Writer,
  target: StoredImport,
  conflicts: readonly Conflict[],
): Promise<ReadonlyMap<GoodOrder, OrderResult>> {
  if (conflicts.length === 0) return new Map();
  const ids = conflicts.flatMap(({ stored }) => stored?.order_id ?? []);
  const contents = await readContents(trx, target.merchantErpId, ids);
  const stored = new Map(contents.map((content) => [content.order_id, content]));
  return new Map(
    conflicts.map((conflict) => {
      const { good } = conflict;
      const before = conflict.stored && stored.get(conflict.stored.order_id);
      const differences = before === undefined ? [] : differencesOf(before.content, good.order);
      const kept =
        before === undefined ? null : whyNotReplaced(before, good.order, good.replace === 'otherRecipient');
      return [good, resultOf(conflict, { differences, kept }, target)];
    }),
  );
}

function resultOf(
  { good, stored }: Conflict,
  {
    differences,
    kept,
  }: { readonly differences: readonly FieldDifference[]; readonly kept: NotReplaced | null },
  target: StoredImport,
): OrderResult {
  const { lines, order, source } = good;
  const { external_order_id } = order;
  const place = (field: ImportField, value: string) => {
    const column = columnOfField(target.mapping, field);
    return { line: lines[0]!, column: column === undefined ? null : column + 1, field, value };
  };
  const id = place('external_order_id', external_order_id);
  const issues: RowIssue[] = [takenId(id, stored)];
  if (good.replace !== false && stored)
    issues.push({ ...id, code: kept === 'otherRecipient' ? 'otherOrder' : 'notReplaceable' });
  for (const { field, stored: before, file } of differences)
    issues.push({ ...place(field, file), code: 'storedDiffers', params: { stored: before } });
  return {
    ...placeOf(lines),
    external_order_id,
    outcome: 'conflict',
    order_id: stored?.order_id ?? null,
    issues,
    source: sourceOf({ lines, payload: order, source }, target),
  };
}

function takenId(id: Omit<RowIssue, 'code'>, stored: ExistingOrder | undefined): RowIssue {
  if (stored !== undefined && !holdsNumber(stored.status))
    return { ...id, code: 'wasCancelled', params: { id: stored.order_id } };
  return { ...id, code: 'alreadyExists', params: { field: stored?.external_order_id ?? id.value ?? '' } };
}
