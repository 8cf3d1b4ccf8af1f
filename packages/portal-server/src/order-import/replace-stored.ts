import { whyNotReplaced } from '@kontor/portal-core/orders';
import { HttpProblem } from '../wire/index.js';
import { lockMovable, readContents, type StoredContent } from '../erp/index.js';
import type { OrderWriter } from './apply-orders.js';
import type { Conflict } from './conflicts.js';
import type { GoodOrder } from './judge-orders.js';
import type { StoredImport } from './order-import.store.js';

/**
 * Replaces stored orders by new ones with their external ids, as an edit does: the stored one is cancelled and its successor keeps what no
 * import knows (comment, customer, shipping method, and the merchant's reference unless the order has one) unless it goes to somebody else.
 * Returns the successors' ids; orders whose predecessor is not open any more, or goes to somebody else without that being meant, are absent.
 */
export async function replaceStored(
  { trx, trail, erp, scope }: OrderWriter,
  { id, merchantErpId }: StoredImport,
  conflicts: readonly Conflict[],
): Promise<ReadonlyMap<GoodOrder, number>> {
  if (conflicts.length === 0) return new Map();
  const stored = conflicts.flatMap(({ stored: one }) => one?.order_id ?? []);
  // Locked before they are read, so that a comment written in this moment is not lost.
  await lockMovable(trx, scope, stored);
  const successorsOf = new Map(conflicts.map(({ good, stored: one }) => [one?.order_id, good]));
  const contents = (await readContents(trx, merchantErpId, stored)).filter((one) => {
    const good = successorsOf.get(one.order_id);
    return good !== undefined && whyNotReplaced(one, good.order, good.replace === 'otherRecipient') === null;
  });
  const before = new Map(contents.map((content) => [content.order_id, content]));
  const results = await erp.cancelOrders(
    trx,
    scope,
    contents.map(({ order_id }) => order_id),
  );
  const cancelled = new Set(results.filter((one) => one.cancelled).map(({ order_id }) => order_id));
  const pairs = conflicts.flatMap(({ good, stored: one }) => {
    const old = one && before.get(one.order_id);
    return old !== undefined && cancelled.has(old.order_id) ? [{ good, old }] : [];
  });
  const successors = pairs.map(({ good, old }) => successorOf(good, old));
  const created = await erp.insertOrders(trx, merchantErpId, successors, { source: `import:${id}` });
  // Whoever took the number in this very moment: nothing of the chunk is stored, and sent again it finds that order.
  if (created.includes(null)) throw new HttpProblem('busy', { headers: { 'Retry-After': '1' } });
  const replaced = pairs.map(({ good, old }, index) => ({ good, old, successor: created[index] as number }));
  await trail.touch(
    'order',
    replaced.flatMap(({ old, successor }) => [
      { id: old.order_id, detail: { from: old.status, to: 'storniert', replaced_by: successor } },
      { id: successor, detail: { replaces: old.order_id } },
    ]),
  );
  return new Map(replaced.map(({ good, successor }) => [good, successor]));
}

function successorOf({ order }: GoodOrder, old: StoredContent) {
  if (whyNotReplaced(old, order) !== null) return order;
  const { comment, customer_id, shipping_method, content } = old;
  return {
    ...order,
    customer_order_reference: order.customer_order_reference || content.customer_order_reference,
    comment,
    customer_id,
    shipping_method,
  };
}
