import { isFiltered, type DataScope } from '@kontor/portal-core/access';
import { dayOf } from '@kontor/portal-core/dates';
import { formatDeliveryProducts, type Delivery, type DeliveryProduct } from '@kontor/portal-core/deliveries';
import type { Knex } from 'knex';
import { noteChanges } from '../changes/index.js';
import {
  changeRow,
  type DeliveryColumn,
  foldCase,
  foldText,
  insertRow,
  insertSet,
  type NewRow,
  type Row,
  type RowChange,
  scoped,
  unfiltered,
  type Writer,
} from '../db/index.js';
import { productIdsOf } from '../erp/index.js';
import { ofDeliveriesInScope } from './delivery-list.store.js';

/** A delivery to store. Texts that were left out are empty. */
export interface DeliveryToStore extends Omit<Pick<Delivery, DeliveryColumn>, 'id' | 'products'> {
  readonly merchantErpId: number;
  /** Id of the user who announced it; null when unknown. */
  readonly userId: number | null;
  readonly products: readonly DeliveryProduct[];
}

/** A delivery as it was stored. */
export interface StoredDelivery {
  readonly id: number;
  /** Record ids of the announced products, whose predictions change (`renewStockNeeded`). */
  readonly productIds: readonly number[];
}

/** Stores a delivery with its announced quantities; its day is counted in the given time zone. */
export async function insertDelivery(
  trx: Writer,
  { merchantErpId, userId, products, ...fields }: DeliveryToStore,
  timeZone: string,
): Promise<StoredDelivery> {
  const { delivery_datetime } = fields;
  const row = {
    ...fields,
    merchant_erp_id: merchantErpId,
    user_id: userId,
    ...productColumns(products),
    delivery_day: dayOf(Date.parse(delivery_datetime), timeZone),
  };
  const id = await insertRow(trx, 'deliveries', row);
  await noteChanges(trx, 'delivery', [{ id, merchant_erp_id: merchantErpId }]);
  return { id, productIds: await insertItems(trx, { id, merchantErpId }, products) };
}

/** The id of a delivery and its merchant. */
export interface DeliveryRef {
  readonly id: number;
  readonly merchantErpId: number;
}

/** Replaces the products of a stored delivery; returns the record ids of those announced before and of those announced now. */
export async function storeProducts(
  trx: Writer,
  delivery: DeliveryRef,
  products: readonly DeliveryProduct[],
): Promise<number[]> {
  await changeRow(trx, 'deliveries', delivery.id, productColumns(products));
  const before = await announcedProductIds(trx, delivery);
  await trx('delivery_items').where({ delivery_id: delivery.id }).delete();
  return [...new Set([...before, ...(await insertItems(trx, delivery, products))])];
}

/** The record ids of the products a delivery announces. */
export async function announcedProductIds(trx: Writer, { id }: Pick<DeliveryRef, 'id'>): Promise<number[]> {
  return trx('delivery_items').where({ delivery_id: id }).distinct().pluck('product_id');
}

function productColumns(
  products: readonly DeliveryProduct[],
): Pick<NewRow<'deliveries'>, 'products' | 'products_key' | 'search_text'> {
  return {
    products: formatDeliveryProducts(products),
    products_key: foldCase(products[0]?.id ?? ''),
    search_text: foldText(products.flatMap(({ id, name }) => [id, name]).join('\n')),
  };
}

/** Stores the announced quantities and returns the record ids of the products. */
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

/** A stored delivery; its row is locked when a `lock…` function read it. */
export type LockedDelivery = Row<'deliveries'>;

/** Reads a delivery of the scope and locks it for a change; null when there is none. */
export async function lockDelivery(
  trx: Writer,
  scope: DataScope,
  id: number,
): Promise<LockedDelivery | null> {
  return (await deliveriesOf(trx, scope).where({ id }).forUpdate().first()) ?? null;
}

/** Deliveries by their ids, or by the numbers of their inbound orders. */
interface DeliveryNumbers {
  readonly ids: readonly number[];
  readonly intendoIds?: readonly number[];
}

/** Reads deliveries of the scope, by id. */
export const readDeliveries = (
  connection: Knex,
  scope: DataScope,
  { ids, intendoIds = [] }: DeliveryNumbers,
): Promise<LockedDelivery[]> =>
  deliveriesOf(connection, scope)
    .where((either) => either.whereIn('id', [...ids]).orWhereIn('intendo_id', [...intendoIds]))
    .orderBy('id');

/** Reads as `readDeliveries` does and locks the deliveries until the transaction ends. */
export const lockDeliveries = (
  trx: Writer,
  scope: DataScope,
  ids: readonly number[],
): Promise<LockedDelivery[]> =>
  deliveriesOf(trx, scope)
    .whereIn('id', [...ids])
    .orderBy('id')
    .forUpdate();

/** Reads the delivery of an inbound order; null when the scope has none. */
export async function readDeliveryOfInbound(
  connection: Knex,
  scope: DataScope,
  intendoId: number,
): Promise<LockedDelivery | null> {
  return (await deliveriesOf(connection, scope).where({ intendo_id: intendoId }).first()) ?? null;
}

/** Reads as `readDeliveryOfInbound` does and locks the delivery until the transaction ends. */
export async function lockDeliveryOfInbound(
  trx: Writer,
  scope: DataScope,
  intendoId: number,
): Promise<LockedDelivery | null> {
  return (await deliveriesOf(trx, scope).where({ intendo_id: intendoId }).forUpdate().first()) ?? null;
}

function deliveriesOf(connection: Knex, scope: DataScope) {
  const own = scoped(connection('deliveries'), unfiltered(scope));
  if (!isFiltered(scope)) return own;
  const within = ofDeliveriesInScope(scope, 'deliveries.id');
  return own.whereRaw(within.sql, within.bindings as Knex.RawBinding[]);
}

/** Changes columns of a locked delivery and its version, so that edits based on the earlier state are refused. */
export async function storeChange(
  trx: Writer,
  { id, mod_id, merchant_erp_id }: LockedDelivery,
  change: Omit<RowChange<'deliveries'>, 'id' | 'mod_id'>,
): Promise<void> {
  await changeRow(trx, 'deliveries', id, { ...change, mod_id: mod_id + 1 });
  await noteChanges(trx, 'delivery', [{ id, merchant_erp_id }]);
}

/** Reads the ids of the accepted deliveries of all merchants above an id, in their order, at most so many. */
export function readAccepted(connection: Knex, after: number, limit: number) {
  return connection('deliveries')
    .where({ status: 'ACCEPTED' })
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id', 'merchant_erp_id');
}
