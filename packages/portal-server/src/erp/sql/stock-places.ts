import type { DataScope } from '@kontor/portal-core/access';
import type { Knex } from 'knex';
import {
  columns,
  engineOf,
  execute,
  fixed,
  inList,
  insertSet,
  jsonRows,
  type RowOf,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';
import { ofProductsInScope } from './find/filtered-scope.js';
import { noteProducts } from './note-products.js';
import { INBOUND_PLACE } from './stock.js';

const PLACE = columns('erp_stock', [
  'id',
  'product_id',
  'warehouse_id',
  'position',
  'available',
  'reserved',
  'source_version',
  'source_time',
]);

/** A place in a warehouse with a product on it. */
export type StockPlace = RowOf<(typeof PLACE)['columns']>;
/** A place that has a product from now on. */
export type NewStockPlace = Omit<StockPlace, 'id'>;

/** Products whose places are read, and the warehouses: all where none are named. */
export interface PlacesWanted {
  readonly productIds: readonly number[];
  readonly warehouseIds?: readonly number[];
}

/** Reads the places of products of the scope, by id. */
export const readPlaces = (connection: Knex, scope: DataScope, wanted: PlacesWanted): Promise<StockPlace[]> =>
  findPlaces(connection, scope, wanted, '');

/** Reads as `readPlaces` does and locks the places until the transaction ends. */
export const lockPlaces = (trx: Writer, scope: DataScope, wanted: PlacesWanted): Promise<StockPlace[]> =>
  findPlaces(trx, scope, wanted, engineOf(trx) === 'sqlite' ? '' : 'for update of erp_stock');

function findPlaces(
  connection: Knex,
  scope: DataScope,
  { productIds, warehouseIds }: PlacesWanted,
  lock: string,
): Promise<StockPlace[]> {
  const engine = engineOf(connection);
  const within = ofProductsInScope(engine, scope, {
    merchant: 'erp_products.merchant_erp_id',
    id: 'erp_products.id',
  });
  const there = warehouseIds ? inList(engine, 'erp_stock.warehouse_id', warehouseIds) : fixed('true');
  return rowsOf(
    connection,
    sql`select ${PLACE} from erp_stock join erp_products on erp_products.id = erp_stock.product_id
        where ${inList(engine, 'erp_stock.product_id', productIds)} and ${there} and ${within}
        order by erp_stock.id ${fixed(lock)}`,
  );
}

/** The place of goods whose place nobody named. */
export const UNNAMED_PLACE = INBOUND_PLACE;

const CHANGED = {
  id: 'integer',
  available: 'integer',
  source_version: 'integer',
  source_time: 'text',
} as const;

/** Stores the stock of locked places. */
export async function changePlaces(trx: Writer, places: readonly StockPlace[]): Promise<void> {
  if (places.length === 0) return;
  await execute(
    trx,
    `with changed as (${jsonRows(engineOf(trx), CHANGED)})
     update erp_stock set available = changed.available, source_version = changed.source_version,
       source_time = changed.source_time from changed where erp_stock.id = changed.id`,
    [
      JSON.stringify(
        places.map(({ id, available, source_version, source_time }) => [
          id,
          available,
          source_version,
          source_time,
        ]),
      ),
    ],
  );
  await noteProducts(
    trx,
    places.map(({ product_id }) => product_id),
  );
}

const COLUMNS = {
  product_id: 'integer',
  warehouse_id: 'integer',
  position: 'text',
  available: 'integer',
  reserved: 'integer',
  source_version: 'integer',
  source_time: 'text',
} as const;

/** Stores new places. One that another writer made meanwhile fails the transaction. */
export async function insertPlaces(trx: Writer, places: readonly NewStockPlace[]): Promise<void> {
  await insertSet(
    trx,
    { table: 'erp_stock', columns: COLUMNS },
    places.map(({ product_id, warehouse_id, position, available, reserved, source_version, source_time }) => [
      product_id,
      warehouse_id,
      position,
      available,
      reserved,
      source_version,
      source_time,
    ]),
  );
  await noteProducts(
    trx,
    places.map(({ product_id }) => product_id),
  );
}
