import { issue, validateBooking, type Booking, type DataScope } from '@kontor/portal-core';
import type { ErpInbound, ErpInboundRow } from '@kontor/portal-core/erp';
import type { Knex } from 'knex';
import type { Writer } from '../db/database.js';
import { addStock } from '../erp/index.js';
import { rowsOf } from '../erp/sql/rows.js';
import { inScope, sql } from '../erp/sql/sql.js';
import { HttpProblem, validationFailed } from '../http/problem.js';

interface InboundHead {
  readonly delivery_id: number;
  readonly merchant_erp_id: number;
  readonly warehouse: string;
  readonly status: string;
}
interface InboundRow {
  readonly position: number;
  readonly product_number: string;
  readonly product_id: number | null;
  readonly name: string;
  readonly ordered_qty: number;
  readonly booked_qty: number;
  readonly reason: string;
}

/** The inbound order of a delivery of the scope, or null. */
export async function readInbound(
  connection: Knex,
  scope: DataScope,
  intendoId: number,
): Promise<ErpInbound | null> {
  const head = await headOf(connection, scope, intendoId);
  if (head === null) return null;
  const rows = await rowsOfInbound(connection, intendoId);
  return {
    recordId: String(intendoId),
    modId: '0',
    fieldData: {
      ID_Intendo: intendoId,
      ID_MANDAN: head.merchant_erp_id,
      'LAGER::Bezeichnung': head.warehouse,
    },
    portalData: { BESPOS_BESTEL_SL: rows.map(present) },
  };
}

async function headOf(connection: Knex, scope: DataScope, intendoId: number): Promise<InboundHead | null> {
  const [head] = await rowsOf<InboundHead>(
    connection,
    sql`select id as delivery_id, merchant_erp_id, warehouse, status from deliveries
        where intendo_id = ${intendoId} and ${inScope(scope)}`,
  );
  return head ?? null;
}

function rowsOfInbound(connection: Knex, intendoId: number): Promise<InboundRow[]> {
  return rowsOf<InboundRow>(
    connection,
    sql`select position, product_number, product_id, name, ordered_qty, booked_qty, reason from erp_inbound_items
        where intendo_id = ${intendoId} order by position`,
  );
}

function present(row: InboundRow): ErpInboundRow {
  return {
    Position: row.position,
    Nr_Artikel: row.product_number,
    Artikelname: row.name,
    Menge_bestellt: row.ordered_qty,
    Menge_gebucht: row.booked_qty,
    ZZN_Grund: row.reason,
  };
}

/** What a booking concerned. */
export interface Booked {
  readonly deliveryId: number;
  /** Record ids of the products whose stock moved. */
  readonly productIds: readonly number[];
  /** Units that came into stock, all lines together; negative when a booking was taken back. */
  readonly units: number;
}

/**
 * Books what has come; stock moves by the difference to what was booked before. Throws 404, 409 unless the delivery is accepted, 422 with
 * every wrong line.
 */
export async function bookInbound(
  trx: Writer,
  scope: DataScope,
  intendoId: number,
  { lines }: Booking,
): Promise<Booked> {
  const head = await headOf(trx, scope, intendoId);
  if (head === null) throw new HttpProblem('not_found');
  if (head.status !== 'ACCEPTED') throw new HttpProblem('status_conflict');
  const rows = new Map((await rowsOfInbound(trx, intendoId)).map((row) => [row.position, row]));
  const wrong = lines.flatMap(({ position }, index) => {
    const isRepeated = lines.findIndex((line) => line.position === position) !== index;
    return rows.has(position) && !isRepeated ? [] : [issue(`lines.${index}.position`, 'invalidValue')];
  });
  const issues = [
    ...wrong,
    ...validateBooking(
      lines.map(({ position, booked, reason = '' }) => ({
        ordered: rows.get(position)?.ordered_qty ?? booked,
        booked,
        reason,
      })),
    ),
  ];
  if (issues.length > 0) throw validationFailed(issues);
  const moves = new Map<number, number>();
  for (const { position, booked, reason = '' } of lines) {
    const row = rows.get(position)!;
    await trx('erp_inbound_items')
      .where({ intendo_id: intendoId, position })
      .update({ booked_qty: booked, reason: booked === row.ordered_qty ? '' : reason.trim() });
    const units = booked - row.booked_qty;
    if (row.product_id !== null && units !== 0)
      moves.set(row.product_id, (moves.get(row.product_id) ?? 0) + units);
  }
  await addStock(trx, head.warehouse, moves);
  const units = [...moves.values()].reduce((sum, one) => sum + one, 0);
  return { deliveryId: head.delivery_id, productIds: [...moves.keys()], units };
}
