import { engineOf, execute, inList, sql, type Writer } from '../../db/index.js';

/** Notes that a person has changed the status of orders: a hold that the ERP set before is no longer the ERP's to lift. */
export async function endErpHold(trx: Writer, orderIds: readonly number[]): Promise<void> {
  await execute(
    trx,
    sql`update erp_order_marks set holds = 0 where holds = 1 and ${inList(engineOf(trx), 'order_id', orderIds)}`,
  );
}
