import type { AnnouncedPieces, ForeseenProduct, FoundTwin } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import { columns, computed, engineOf, inList, integer, rowsOf, sql, text, together } from '../../db/index.js';
import { sumOf } from './stock-sums.js';

const FORESEEN = computed({
  id: [text, 'product_number'],
  name: [text, 'name'],
  available: [integer, sumOf('stock_available')],
});
const ANNOUNCED = computed({
  id: [text, 'product.product_number'],
  delivery_id: [integer, 'item.delivery_id'],
  date: [text, 'item.delivery_day'],
  qty: [integer, 'cast(sum(item.qty) as bigint)'],
});
const TWIN = together(
  columns('erp_orders', ['external_order_id']),
  computed({ twin: [text, 'twin_hash'], order_id: [integer, 'id'], date: [text, 'order_date'] }),
);

/** Foresees the stock of a merchant's products: units that are available and not reserved, and announced units that are not booked yet. */
export async function foreseeProducts(
  connection: Knex,
  merchantErpId: number,
  numbers: readonly string[],
): Promise<ForeseenProduct[]> {
  if (numbers.length === 0) return [];
  const named = inList(engineOf(connection), 'product_number', numbers);
  const products = await rowsOf(
    connection,
    sql`select ${FORESEEN} from erp_products
        where merchant_erp_id = ${merchantErpId} and ${named} order by product_number`,
  );
  const announced = await rowsOf(
    connection,
    sql`select ${ANNOUNCED} from erp_products as product join announced_items as item
          on item.product_id = product.id and item.merchant_erp_id = product.merchant_erp_id
        where product.merchant_erp_id = ${merchantErpId} and ${named}
        group by product.product_number, item.delivery_id, item.delivery_day
        order by item.delivery_day, item.delivery_id`,
  );
  const piecesOf = new Map<string, AnnouncedPieces[]>(products.map(({ id }) => [id, []]));
  for (const { id, delivery_id, date, qty } of announced) piecesOf.get(id)?.push({ delivery_id, date, qty });
  return products.map(({ id, name, available }) => ({
    id,
    name,
    available,
    announced: piecesOf.get(id) ?? [],
  }));
}

/** Most orders of one hash that are found: whoever orders the same each day is not asked about all of them. */
const MOST_TWINS = 20;

/** Finds duplicates by hash: for each hash the merchant's newest orders with it from that day on that are not cancelled, the newest last. */
export async function findTwins(
  connection: Knex,
  { merchantErpId, since }: { readonly merchantErpId: number; readonly since: string },
  hashes: readonly string[],
): Promise<FoundTwin[]> {
  if (hashes.length === 0) return [];
  const rows = await rowsOf(
    connection,
    sql`select ${TWIN} from erp_orders
        where merchant_erp_id = ${merchantErpId} and ${inList(engineOf(connection), 'twin_hash', hashes)}
          and status <> 'storniert' and status <> '' and order_date >= ${since} order by id`,
  );
  const alike = new Map<string, FoundTwin[]>();
  for (const row of rows) alike.set(row.twin, [...(alike.get(row.twin) ?? []), row].slice(-MOST_TWINS));
  return [...alike.values()].flat();
}
