import { spellingsOfNumbers } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { columns, computed, engineOf, inList, integer, rowsOf, sql } from '../../db/index.js';
import type { ExistingOrder } from '../erp.port.js';

/** See `ErpPort.findExisting`. */
export function findExisting(
  connection: Knex,
  merchantErpId: number,
  externalIds: readonly string[],
): Promise<ExistingOrder[]> {
  // All ways to write a number, and the merchant as an expression, so that the index on the folded id is used and no list of all orders.
  const spellings = spellingsOfNumbers(externalIds);
  return rowsOf(
    connection,
    sql`select ${columns('erp_orders', ['external_order_id', 'content_hash', 'status'])},
          ${computed({ order_id: [integer, 'id'] })}
        from erp_orders
        where +merchant_erp_id = ${merchantErpId} and ${inList(engineOf(connection), 'external_key', spellings)}`,
  );
}
