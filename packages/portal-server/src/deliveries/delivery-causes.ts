import type { DataScope } from '@kontor/portal-core/access';
import type { Cause, DeliveryLineState } from '@kontor/portal-core/comments';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { keepCause, readCauses } from '../comments/index.js';
import type { Writer } from '../db/index.js';
import { sqlErp, type InboundPosition } from '../erp/index.js';
import { validationFailed } from '../wire/index.js';
import type { LockedDelivery } from './delivery.store.js';

const THREAD = 'delivery';

/** What the comments on a delivery ask about, then and now. The delivery must be one of the scope. */
export async function causesOfDelivery(
  connection: Knex,
  scope: DataScope,
  { id, intendo_id }: Pick<LockedDelivery, 'id' | 'intendo_id'>,
): Promise<Cause[]> {
  const kept = await readCauses(connection, scope, { thread: THREAD, record_id: id });
  if (kept.length === 0) return [];
  const lines = await linesOf(connection, intendo_id);
  return kept.map((cause) => ({ ...cause, now: lineNow(lines, cause.then) }));
}

/** What a comment asks about. */
export interface AskedLine {
  readonly commentId: number;
  /** Instant of the comment, ISO in UTC. */
  readonly at: string;
  /** Number of the line in the inbound order. */
  readonly position: number;
}

/** Keeps a line of a delivery as it stands, for the comment that asks about it. Throws 422 when there is no such line. */
export async function keepAskedLine(
  trx: Writer,
  { id, intendo_id, merchant_erp_id }: Pick<LockedDelivery, 'id' | 'intendo_id' | 'merchant_erp_id'>,
  { commentId, at, position }: AskedLine,
): Promise<void> {
  const lines = await linesOf(trx, intendo_id);
  const line = lines.find((one) => one.position === position);
  if (line === undefined) throw validationFailed([issue('position', 'invalidValue')]);
  const place = {
    thread: THREAD,
    comment_id: commentId,
    record_id: id,
    merchant_erp_id,
    taken_at: at,
  } as const;
  await keepCause(trx, place, line);
}

async function linesOf(connection: Knex, intendoId: number | null): Promise<DeliveryLineState[]> {
  if (intendoId === null) return [];
  return (await sqlErp.inboundPositions(connection, intendoId)).map(stateOf);
}

const stateOf = (row: InboundPosition): DeliveryLineState => ({
  kind: 'delivery_line',
  position: row.position,
  product_id: row.product_number,
  name: row.name,
  ordered: row.ordered_qty,
  booked: row.booked_qty,
  reason: row.reason,
});

function lineNow(lines: readonly DeliveryLineState[], then: Cause['then']): DeliveryLineState | null {
  if (then.kind !== 'delivery_line') return null;
  return lines.find(({ position }) => position === then.position) ?? null;
}
