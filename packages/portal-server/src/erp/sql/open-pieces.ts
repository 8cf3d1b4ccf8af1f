import { RESERVING_STATUSES } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { columns, computed, engineOf, inList, integer, rowsOf, sql } from '../../db/index.js';

const OPEN = computed({ product_id: [integer, 'p.id'], pieces: [integer, 'sum(i.qty)'] });

/** Pieces in open and held orders, by record id of the product: what would be reserved if the product had a place. */
async function piecesOfOpenOrders(
  connection: Knex,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await rowsOf(
    connection,
    sql`select ${OPEN} from erp_products as p
        join erp_order_items as i on i.merchant_erp_id = p.merchant_erp_id and i.product_key = p.product_key
        join erp_orders as o on o.id = i.order_id and ${inList(engineOf(connection), 'o.status', RESERVING_STATUSES)}
        where ${inList(engineOf(connection), 'p.id', productIds)} group by p.id`,
  );
  return new Map(rows.map(({ product_id, pieces }) => [product_id, Number(pieces)]));
}

/** What open orders need of those of some products that have no place at all: it is reserved on the first one. */
export async function openPiecesOfUnplaced(
  connection: Knex,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const wanted = inList(engineOf(connection), 'product_id', productIds);
  const rows = await rowsOf(
    connection,
    sql`select distinct ${columns('erp_stock', ['product_id'])} from erp_stock where ${wanted}`,
  );
  const placed = new Set(rows.map(({ product_id }) => product_id));
  return piecesOfOpenOrders(
    connection,
    productIds.filter((id) => !placed.has(id)),
  );
}
