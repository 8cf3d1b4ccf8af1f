import type { DataScope } from '@kontor/portal-core/access';
import { validateBooking, type Booking } from '@kontor/portal-core/deliveries';
import { issue } from '@kontor/portal-core/validation';
import type { ErpInbound, ErpInboundRow } from '@kontor/portal-core/erp';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';
import { sqlErp, type InboundPosition } from '../erp/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';
import { lockDeliveryOfInbound, readDeliveryOfInbound, type LockedDelivery } from './delivery.store.js';
import { refusedStep } from './refused-step.js';

/** Reads the inbound order of a delivery of the scope; null when there is none. */
export async function readInbound(
  connection: Knex,
  scope: DataScope,
  intendoId: number,
): Promise<ErpInbound | null> {
  const delivery = await readDeliveryOfInbound(connection, scope, intendoId);
  if (delivery === null) return null;
  const positions = await sqlErp.inboundPositions(connection, intendoId);
  return {
    recordId: String(intendoId),
    modId: '0',
    fieldData: {
      ID_Intendo: intendoId,
      ID_MANDAN: delivery.merchant_erp_id,
      'LAGER::Bezeichnung': delivery.warehouse,
    },
    portalData: { BESPOS_BESTEL_SL: positions.map(present) },
    delivery_id: delivery.id,
  };
}

function present(row: InboundPosition): ErpInboundRow {
  return {
    Position: row.position,
    Nr_Artikel: row.product_number,
    Artikelname: row.name,
    Nr_EAN: row.ean,
    Menge_bestellt: row.ordered_qty,
    Menge_gebucht: row.booked_qty,
    ZZN_Grund: row.reason,
  };
}

/** The result of a booking. */
export interface Booked {
  readonly delivery: LockedDelivery;
  /** Record ids of the products whose stock moved. */
  readonly productIds: readonly number[];
  /** Units that came into stock, the sum of all lines; negative when a booking was taken back. */
  readonly units: number;
}

/**
 * Books quantities that have arrived; stock moves by the difference to the earlier booking. Throws 404, 409 unless the delivery is accepted
 * and its lines are unchanged since they were read, 422 with every wrong line.
 */
export async function bookInbound(
  trx: Writer,
  scope: DataScope,
  intendoId: number,
  { lines }: Booking,
): Promise<Booked> {
  const delivery = await lockDeliveryOfInbound(trx, scope, intendoId);
  if (delivery === null) throw new HttpProblem('not_found');
  if (delivery.status !== 'ACCEPTED') throw await refusedStep(trx, scope, delivery);
  const known = await sqlErp.inboundPositions(trx, intendoId);
  const positions = new Map(known.map((position) => [position.position, position]));
  refuseWrong(lines, positions);
  if (lines.some(({ position, from }) => isOvertaken(positions.get(position), from)))
    throw new HttpProblem('stale');
  const bookings = lines.map(({ position, booked, reason = '' }) => {
    const row = positions.get(position) as InboundPosition;
    return { position: row, booked, reason: booked === row.ordered_qty ? '' : reason.trim() };
  });
  const moved = await sqlErp.bookInbound(trx, { intendoId, warehouse: delivery.warehouse }, bookings);
  return { delivery, ...moved };
}

/** True when a position has changed since it was read. */
function isOvertaken(row: InboundPosition | undefined, from: Booking['lines'][number]['from']): boolean {
  return row?.booked_qty !== from.booked || row.reason !== from.reason;
}

/** Throws 422 unless every position is named once, exists in the order and keeps the rules of a booking. */
function refuseWrong(lines: Booking['lines'], positions: ReadonlyMap<number, InboundPosition>): void {
  const wrong = lines.flatMap(({ position }, index) => {
    const isRepeated = lines.findIndex((line) => line.position === position) !== index;
    return positions.has(position) && !isRepeated ? [] : [issue(`lines.${index}.position`, 'invalidValue')];
  });
  const judged = lines.map(({ position, booked, reason = '' }) => ({
    ordered: positions.get(position)?.ordered_qty ?? booked,
    booked,
    reason,
  }));
  const issues = [...wrong, ...validateBooking(judged)];
  if (issues.length > 0) throw validationFailed(issues);
}
