import { noteChanges } from '../../changes/index.js';
import {
  columns,
  type Engine,
  engineOf,
  fixed,
  insertSet,
  jsonRows,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';
import { reservesStock } from '@kontor/portal-core/orders';
import type { OrderToStore } from '../erp.port.js';
import { noteProducts } from './note-products.js';
import { openPiecesOfUnplaced } from './open-pieces.js';
import { readWarehouse } from './warehouses.js';

/** Moves the units of open and held orders from available to reserved, on each product's first place. */
export async function reserveStock(
  trx: Writer,
  merchantErpId: number,
  orders: readonly OrderToStore[],
): Promise<void> {
  const needed = new Map<string, number>();
  for (const { status = 'offen', items } of orders) {
    if (!reservesStock(status)) continue;
    for (const { id, qty } of items) needed.set(id, (needed.get(id) ?? 0) + qty);
  }
  await moveStock(trx, merchantErpId, needed);
}

/** Moves quantities by product number from available to reserved; negative ones back. Products without stock places are left alone. */
export function moveStock(
  trx: Writer,
  merchantErpId: number,
  quantities: ReadonlyMap<string, number>,
): Promise<void> {
  return changeStock(
    trx,
    merchantErpId,
    quantities,
    'available = available - places.qty, reserved = reserved + places.qty',
  );
}

/** Takes reserved quantities by product number out of the warehouse. */
export function shipStock(
  trx: Writer,
  merchantErpId: number,
  quantities: ReadonlyMap<string, number>,
): Promise<void> {
  return changeStock(trx, merchantErpId, quantities, 'reserved = reserved - places.qty');
}

/** Changes stock. Rows are updated in the order of their ids, so that two writers never wait for each other crosswise. */
async function changeStock(
  trx: Writer,
  merchantErpId: number,
  quantities: ReadonlyMap<string, number>,
  change: string,
): Promise<void> {
  const moves = [...quantities].filter(([, qty]) => qty !== 0);
  if (moves.length === 0) return;
  const engine = engineOf(trx);
  const wanted = jsonRows(engine, { product_number: 'text', qty: 'integer' });
  const places = sql`with wanted as (${{ sql: wanted, bindings: [JSON.stringify(moves)] }}),
    places as materialized (${{ sql: placesOf(engine), bindings: [merchantErpId] }})`;
  const changed = await rowsOf(
    trx,
    sql`${places} update erp_stock set ${fixed(change)} from places where erp_stock.id = places.id
        returning ${columns('erp_stock', ['product_id'])}`,
  );
  await noteChanges(
    trx,
    'product',
    changed.map(({ product_id: id }) => ({ id, merchant_erp_id: merchantErpId })),
  );
}

/** SQL of the first place of each wanted product. SQLite joins in the order written, so that it reads no other product of the merchant. */
function placesOf(engine: Engine): string {
  const sqlite = engine === 'sqlite';
  const join = sqlite ? 'cross join' : 'join';
  return `select stock.id, wanted.qty from wanted
    ${join} erp_products as product on product.merchant_erp_id = ? and product.product_number = wanted.product_number
    ${join} erp_stock as stock on stock.id = (select min(id) from erp_stock where product_id = product.id)
    ${sqlite ? '' : 'order by stock.id for update of stock'}`;
}

/** The warehouse place for goods that have not been put away yet. */
export const INBOUND_PLACE = 'WE-01';

/** Adds units by product record id to a warehouse: on the product's first place there, or on the inbound place. Negative units are taken away. */
export async function addStock(
  trx: Writer,
  warehouse: string,
  units: ReadonlyMap<number, number>,
): Promise<void> {
  const row = await readWarehouse(trx, warehouse);
  const moves = [...units].filter(([, qty]) => qty !== 0);
  if (row === null || moves.length === 0) return;
  const placed = new Set(await addToPlaces(trx, row.id, moves));
  await noteProducts(
    trx,
    moves.map(([productId]) => productId),
  );
  const added = moves.filter(([productId]) => !placed.has(productId));
  const open = await openPiecesOfUnplaced(
    trx,
    added.map(([productId]) => productId),
  );
  await insertSet(
    trx,
    { table: 'erp_stock', columns: STOCK_COLUMNS },
    added.map(([productId, qty]) => {
      const reserved = open.get(productId) ?? 0;
      return [productId, row.id, INBOUND_PLACE, qty - reserved, reserved];
    }),
  );
}

const STOCK_COLUMNS = {
  product_id: 'integer',
  warehouse_id: 'integer',
  position: 'text',
  available: 'integer',
  reserved: 'integer',
} as const;

/**
 * Adds units to existing places and returns the products that have one in the warehouse. Rows are updated in the order of their ids, as by
 * `changeStock`.
 */
async function addToPlaces(
  trx: Writer,
  warehouseId: number,
  moves: readonly (readonly [number, number])[],
): Promise<number[]> {
  const engine = engineOf(trx);
  const lock = engine === 'sqlite' ? '' : 'order by stock.id for update of stock';
  const wanted = {
    sql: jsonRows(engine, { product_id: 'integer', qty: 'integer' }),
    bindings: [JSON.stringify(moves)],
  };
  const rows = await rowsOf(
    trx,
    sql`with wanted as (${wanted}),
       places as (select stock.id, wanted.qty from wanted join erp_stock as stock on stock.id =
         (select min(id) from erp_stock where product_id = wanted.product_id and warehouse_id = ${warehouseId}) ${fixed(lock)})
     update erp_stock set available = available + places.qty from places where erp_stock.id = places.id
     returning ${columns('erp_stock', ['product_id'])}`,
  );
  return rows.map(({ product_id }) => product_id);
}
