import type { Knex } from 'knex';
import { integer } from '../../db/schema/column.js';
import { engineOf } from '../../db/tables.js';
import type { ExistingOrder } from '../erp.port.js';
import { columns, computed } from '../../db/sql/columns.js';
import { inList } from '../../db/sql/in-list.js';
import { rowsOf } from '../../db/sql/rows.js';
import { sql } from '../../db/sql/sql.js';

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
