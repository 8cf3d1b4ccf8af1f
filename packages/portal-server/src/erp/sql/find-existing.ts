import type { Knex } from 'knex';
import { columns, computed, engineOf, inList, integer, rowsOf, sql } from '../../db/index.js';
import type { ExistingOrder } from '../erp.port.js';

/** See `ErpPort.findExisting`. */
export function findExisting(
  connection: Knex,
  merchantErpId: number,
  externalIds: readonly string[],
): Promise<ExistingOrder[]> {
  // The condition on the status is worded as in the unique index, so that the index is used.
  return rowsOf(
    connection,
    sql`select ${columns('erp_orders', ['external_order_id', 'content_hash', 'status'])}, ${computed({ order_id: [integer, 'id'] })}
        from erp_orders
        where merchant_erp_id = ${merchantErpId} and ${inList(engineOf(connection), 'external_order_id', externalIds)}
          and status <> 'storniert' and status <> ''`,
  );
}
