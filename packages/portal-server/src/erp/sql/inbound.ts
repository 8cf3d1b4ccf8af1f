import type { DeliveryProduct } from '@kontor/portal-core/deliveries';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  engineOf,
  execute,
  inList,
  insertSet,
  integer,
  jsonRows,
  lockName,
  nullable,
  rowsOf,
  sql,
  text,
  together,
  type Writer,
} from '../../db/index.js';
import type { InboundPosition, InboundProduct, PositionBooking, StockMoved } from '../erp.port.js';
import { productIdsOf } from './known-products.js';
import { addStock } from './stock.js';

/** See `ErpPort.createInbound`. */
export async function createInbound(
  trx: Writer,
  merchantErpId: number,
  products: readonly DeliveryProduct[],
): Promise<number> {
  const intendoId = await newIntendoId(trx);
  await insertInbound(
    trx,
    { merchantErpId, intendoId },
    products.map((product) => ({ ...product, booked: 0 })),
  );
  return intendoId;
}

/** The number after which the ERP's numbers begin. */
const FIRST_INTENDO_ID = 70_000;

const LAST = computed({ last: [nullable(integer), 'max(intendo_id)'] });

/** The number of the next inbound order. It is taken under a lock, so that two orders never get the same. */
async function newIntendoId(trx: Writer): Promise<number> {
  await lockName(trx, 'intendo id');
  const [row] = await rowsOf(trx, sql`select ${LAST} from erp_inbound_items`);
  return Math.max(FIRST_INTENDO_ID, row?.last ?? 0) + 1;
}

const POSITION_FIELDS = [
  'position',
  'product_number',
  'product_id',
  'name',
  'ordered_qty',
  'booked_qty',
  'reason',
] as const;
/** A position with the EAN that its product has by now. */
const POSITION = together(
  columns('erp_inbound_items', POSITION_FIELDS, 'i'),
  computed({ ean: [text, "coalesce(p.ean, '')"] }),
);
const POSITION_COLUMNS = {
  intendo_id: 'integer',
  position: 'integer',
  product_number: 'text',
  product_id: 'integer',
  name: 'text',
  ordered_qty: 'integer',
  booked_qty: 'integer',
  reason: 'text',
} as const;

/** Stores an inbound order with a known number and its booked quantities. */
export async function insertInbound(
  trx: Writer,
  { merchantErpId, intendoId }: { readonly merchantErpId: number; readonly intendoId: number },
  products: readonly InboundProduct[],
): Promise<void> {
  const known = await productIdsOf(trx, merchantErpId, products);
  await insertSet(
    trx,
    { table: 'erp_inbound_items', columns: POSITION_COLUMNS },
    products.map(({ id, name, qty, booked, reason = '' }, index) => [
      intendoId,
      index + 1,
      id,
      known.get(id) ?? null,
      name,
      qty,
      booked,
      reason,
    ]),
  );
}

/** See `ErpPort.inboundPositions`. */
export function inboundPositions(connection: Knex, intendoId: number): Promise<InboundPosition[]> {
  return rowsOf(
    connection,
    sql`select ${POSITION} from erp_inbound_items as i left join erp_products as p on p.id = i.product_id
      where i.intendo_id = ${intendoId} order by i.position`,
  );
}

const OF_ORDER = together(columns('erp_inbound_items', ['intendo_id'], 'i'), POSITION);

/** Reads the positions of several inbound orders, by position. */
export function positionsOfInbounds(connection: Knex, intendoIds: readonly number[]) {
  return rowsOf(
    connection,
    sql`select ${OF_ORDER} from erp_inbound_items as i left join erp_products as p on p.id = i.product_id
      where ${inList(engineOf(connection), 'i.intendo_id', intendoIds)} order by i.intendo_id, i.position`,
  );
}

/** See `ErpPort.bookInbound`. */
export async function bookInbound(
  trx: Writer,
  { intendoId, warehouse }: { readonly intendoId: number; readonly warehouse: string },
  bookings: readonly PositionBooking[],
): Promise<StockMoved> {
  const rows = bookings.map(({ position, booked, reason }) => [position.position, booked, reason]);
  await execute(
    trx,
    `with booked as (${jsonRows(engineOf(trx), { position: 'integer', qty: 'integer', reason: 'text' })})
     update erp_inbound_items set booked_qty = booked.qty, reason = booked.reason
     from booked where erp_inbound_items.intendo_id = ? and erp_inbound_items.position = booked.position`,
    [JSON.stringify(rows), intendoId],
  );
  const moves = movesOf(bookings);
  await addStock(trx, warehouse, moves);
  return { productIds: [...moves.keys()], units: [...moves.values()].reduce((sum, qty) => sum + qty, 0) };
}

/** Units by product record id. */
function movesOf(bookings: readonly PositionBooking[]): ReadonlyMap<number, number> {
  const moves = new Map<number, number>();
  for (const { position, booked } of bookings) {
    const units = booked - position.booked_qty;
    if (position.product_id === null || units === 0) continue;
    moves.set(position.product_id, (moves.get(position.product_id) ?? 0) + units);
  }
  return moves;
}
