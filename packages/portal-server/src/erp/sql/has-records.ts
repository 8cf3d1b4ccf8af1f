import type { Knex } from 'knex';
import { computed, integer, rowsOf, sql } from '../../db/index.js';

const FOUND = computed({ found: [integer, '1'] });

/** True when orders or products carry the number of a merchant. */
export async function hasRecords(connection: Knex, merchantErpId: number): Promise<boolean> {
  const [row] = await rowsOf(
    connection,
    sql`select ${FOUND} where exists (select 1 from erp_orders where merchant_erp_id = ${merchantErpId})
          or exists (select 1 from erp_products where merchant_erp_id = ${merchantErpId})`,
  );
  return row !== undefined;
}
