import { noteChanges } from '../../changes/index.js';
import { bumpRevision, execute, sql, type Writer } from '../../db/index.js';
import type { LockedOrder } from './change-order.js';
import { revisionOf } from './revision.js';

/** Stores the number of an order's errors, within the transaction that records one. */
export async function countOrderErrors(
  trx: Writer,
  { id, merchant_erp_id }: Pick<LockedOrder, 'id' | 'merchant_erp_id'>,
): Promise<void> {
  await execute(
    trx,
    sql`update erp_orders set error_count = (select count(*) from order_errors where order_erp_id = ${id}) where id = ${id}`,
  );
  await bumpRevision(trx, revisionOf(merchant_erp_id));
  await noteChanges(trx, 'order', [{ id, merchant_erp_id }]);
}
