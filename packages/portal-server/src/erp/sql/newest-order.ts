import type { Knex } from 'knex';
import { computed, integer, rowsOf, sql } from '../../db/index.js';

const NEWEST = computed({ id: [integer, 'coalesce(max(id), 0)'] });

/** Id of the newest order of all merchants; 0 when there is none. No more than a mark: whoever reads orders after it does so within a scope. */
export async function newestOrderId(connection: Knex): Promise<number> {
  const [row] = await rowsOf(connection, sql`select ${NEWEST} from erp_orders`);
  return row?.id ?? 0;
}
