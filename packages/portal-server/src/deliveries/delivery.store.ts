import {
  dayOf,
  formatDeliveryProducts,
  type DeliveryProduct,
  type DeliveryStatus,
} from '@kontor/portal-core';
import type { Writer } from '../db/database.js';
import { engineOf } from '../db/tables.js';
import { foldCase, foldText } from '../erp/sql/fold.js';
import { inList } from '../erp/sql/in-list.js';
import { insertSet } from '../erp/sql/insert-set.js';
import { rowsOf } from '../erp/sql/rows.js';
import { sql } from '../erp/sql/sql.js';

/** A delivery to store; texts that were left open are empty. */
export interface NewDelivery {
  readonly merchantErpId: number;
  /** Who announced it. */
  readonly userId: number | null;
  /** Instants, ISO in UTC. */
  readonly creation_date: string;
  readonly delivery_datetime: string;
  readonly status: DeliveryStatus;
  readonly products: readonly DeliveryProduct[];
  readonly erp_shop_code: string;
  readonly document_file: string;
  readonly contact: string;
  readonly phone_number: string;
  readonly tracking_number: string;
  readonly warehouse: string;
  readonly note: string;
  readonly carrier: string;
  /** The ERP's number of the inbound order; null until it knows the delivery. */
  readonly intendo_id: number | null;
}

/** A delivery as it was stored. */
export interface StoredDelivery {
  readonly id: number;
  /** Record ids of the products that are announced: their predictions change (`renewStockNeeded`). */
  readonly productIds: readonly number[];
}

/** Stores a delivery with its announced quantities; its day is the one of the time zone. */
export async function insertDelivery(
  trx: Writer,
  { merchantErpId, userId, products, ...fields }: NewDelivery,
  timeZone: string,
): Promise<StoredDelivery> {
  const { delivery_datetime } = fields;
  const [row] = (await trx('deliveries').insert(
    {
      ...fields,
      merchant_erp_id: merchantErpId,
      user_id: userId,
      ...productColumns(products),
      delivery_day: dayOf(Date.parse(delivery_datetime), timeZone),
    },
    ['id'],
  )) as [{ id: number }];
  const id = Number(row.id);
  return { id, productIds: await insertItems(trx, { id, merchantErpId }, products) };
}

/** Which delivery, of which merchant. */
export interface DeliveryRef {
  readonly id: number;
  readonly merchantErpId: number;
}

/** Gives a stored delivery other products. */
export async function storeProducts(
  trx: Writer,
  delivery: DeliveryRef,
  products: readonly DeliveryProduct[],
): Promise<void> {
  await trx('deliveries').where({ id: delivery.id }).update(productColumns(products));
  await trx('delivery_items').where({ delivery_id: delivery.id }).delete();
  await insertItems(trx, delivery, products);
}

function productColumns(products: readonly DeliveryProduct[]): Record<string, string> {
  return {
    products: formatDeliveryProducts(products),
    products_key: foldCase(products[0]?.id ?? ''),
    search_text: foldText(products.flatMap(({ id, name }) => [id, name]).join('\n')),
  };
}

/** Stores the announced quantities; answers the record ids of the products. */
async function insertItems(
  trx: Writer,
  { id, merchantErpId }: DeliveryRef,
  products: readonly DeliveryProduct[],
): Promise<number[]> {
  const known = await productIdsOf(trx, merchantErpId, products);
  const items = products.flatMap((product, index) => {
    const productId = known.get(product.id);
    return productId === undefined ? [] : [[id, index + 1, productId, product.qty] as const];
  });
  await insertSet(trx, { table: 'delivery_items', columns: ITEM_COLUMNS }, items);
  return [...new Set(items.map(([, , productId]) => productId))];
}

const ITEM_COLUMNS = {
  delivery_id: 'integer',
  position: 'integer',
  product_id: 'integer',
  qty: 'integer',
} as const;

/** A row of an inbound order: what was ordered of a product, and what has been booked in. */
export interface InboundItem extends DeliveryProduct {
  readonly booked: number;
}

const INBOUND_COLUMNS = {
  intendo_id: 'integer',
  position: 'integer',
  product_number: 'text',
  product_id: 'integer',
  name: 'text',
  ordered_qty: 'integer',
  booked_qty: 'integer',
} as const;

/** Stores the rows of an inbound order as the ERP keeps them. */
export async function insertInboundItems(
  trx: Writer,
  merchantErpId: number,
  intendoId: number,
  items: readonly InboundItem[],
): Promise<void> {
  const known = await productIdsOf(trx, merchantErpId, items);
  await insertSet(
    trx,
    { table: 'erp_inbound_items', columns: INBOUND_COLUMNS },
    items.map(({ id, name, qty, booked }, index) => [
      intendoId,
      index + 1,
      id,
      known.get(id) ?? null,
      name,
      qty,
      booked,
    ]),
  );
}

/** The record ids of those products the merchant has, by number. */
export async function productIdsOf(
  trx: Writer,
  merchantErpId: number,
  products: readonly Pick<DeliveryProduct, 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  const numbers = [...new Set(products.map(({ id }) => id))];
  const rows = await rowsOf<{ id: number; product_number: string }>(
    trx,
    sql`select id, product_number from erp_products
        where merchant_erp_id = ${merchantErpId} and ${inList(engineOf(trx), 'product_number', numbers)}`,
  );
  return new Map(rows.map(({ id, product_number }) => [product_number, id]));
}

/** The number of the next inbound order. Counted under the write lock of the deliveries, so that two never get the same. */
export async function newIntendoId(trx: Writer): Promise<number> {
  if (engineOf(trx) === 'postgres')
    await trx.raw(`select pg_advisory_xact_lock(hashtext('kontor intendo id'))`);
  const row = await trx('deliveries').max<{ last: number | null }[]>({ last: 'intendo_id' }).first();
  return Math.max(FIRST_INTENDO_ID, Number(row?.last ?? 0)) + 1;
}

/** Numbers of the ERP begin above this one. */
const FIRST_INTENDO_ID = 70_000;
