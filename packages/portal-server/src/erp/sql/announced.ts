import type { DataScope } from '@kontor/portal-core/access';
import type { AnnouncedItem } from '@kontor/portal-core/stock-risk';
import type { Knex } from 'knex';
import { computed, engineOf, fixed, inList, inScope, integer, rowsOf, sql, text } from '../../db/index.js';

/** Units still to come, by the product's record id. */
export type AnnouncedItems = ReadonlyMap<number, readonly AnnouncedItem[]>;

/** The columns of the view of units still to come. */
const ANNOUNCED = computed({
  product_id: [integer, 'product_id'],
  delivery_id: [integer, 'delivery_id'],
  delivery_day: [text, 'delivery_day'],
  qty: [integer, 'cast(sum(qty) as bigint)'],
});

/**
 * Reads the announced quantities of the scope, soonest first; a delivery that names a product twice is listed once.
 * @param productIds record ids of the products; all of them by default.
 */
export async function findAnnounced(
  connection: Knex,
  scope: DataScope,
  productIds?: readonly number[],
): Promise<AnnouncedItems> {
  const wanted = productIds ? inList(engineOf(connection), 'product_id', productIds) : fixed('true');
  const rows = await rowsOf(
    connection,
    sql`select ${ANNOUNCED} from announced_items
        where ${inScope(scope)} and ${wanted}
        group by product_id, delivery_id, delivery_day order by delivery_day, delivery_id`,
  );
  const items = new Map<number, AnnouncedItem[]>();
  for (const { product_id, ...item } of rows) {
    const known = items.get(product_id);
    if (known) known.push(item);
    else items.set(product_id, [item]);
  }
  return items;
}
