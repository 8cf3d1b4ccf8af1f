import { mayUse, type DataScope, type Principal } from '@kontor/portal-core/access';
import type { Cause, CauseState, OrderErrorState } from '@kontor/portal-core/comments';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { keepCause, readCauses } from '../comments/index.js';
import type { Writer } from '../db/index.js';
import { readOrderState, type InvestigatedOrder } from '../erp/index.js';
import { readOrderError } from '../order-errors/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';

/** Who reads or writes, and within which scope. */
export interface CauseReader {
  readonly principal: Pick<Principal, 'resources'>;
  readonly scope: DataScope;
}

const THREAD = 'investigation';

/** True when a user may know of order errors, also of those that others asked about. */
const mayReadErrors = ({ principal }: CauseReader): boolean => mayUse(principal, ['/order-errors']);

/** What an investigation is about, then and now. Errors are told to those who may read errors. */
export async function causesOf(
  connection: Knex,
  reader: CauseReader,
  order: Pick<InvestigatedOrder, 'id'>,
): Promise<Cause[]> {
  const kept = await readCauses(connection, reader.scope, { thread: THREAD, record_id: order.id });
  const told = kept.filter(({ then }) => then.kind === 'order' || mayReadErrors(reader));
  return Promise.all(
    told.map(async (cause) => ({
      ...cause,
      now: await stateNow(connection, reader.scope, order.id, cause.then),
    })),
  );
}

function stateNow(
  connection: Knex,
  scope: DataScope,
  orderId: number,
  then: CauseState,
): Promise<CauseState | null> {
  if (then.kind === 'order') return readOrderState(connection, scope, orderId);
  if (then.kind === 'order_error') return errorState(connection, scope, { id: then.id, orderId });
  return Promise.resolve(null);
}

async function errorState(
  connection: Knex,
  scope: DataScope,
  { id, orderId }: { readonly id: number; readonly orderId: number },
): Promise<OrderErrorState | null> {
  const error = await readOrderError(connection, scope, id);
  if (error === null || error.order_erp_id !== orderId) return null;
  const { type, status, error_date, description } = error;
  return { kind: 'order_error', id, type, status, error_date, description };
}

/** What a new comment is about. */
export interface Asked {
  readonly commentId: number;
  /** Instant of the comment, ISO in UTC. */
  readonly at: string;
  /** True for the comment that opens the investigation. */
  readonly isFirst: boolean;
  /** Id of the order error that it asks about; undefined for none. */
  readonly errorId: number | undefined;
}

/** Keeps what a comment is about: the order with the first one, and the error that it names. Throws problems. */
export async function keepCauses(
  trx: Writer,
  reader: CauseReader,
  order: InvestigatedOrder,
  { commentId, at, isFirst, errorId }: Asked,
): Promise<void> {
  const place = {
    thread: THREAD,
    comment_id: commentId,
    record_id: order.id,
    merchant_erp_id: order.merchant_erp_id,
    taken_at: at,
  } as const;
  if (isFirst) {
    const state = await readOrderState(trx, reader.scope, order.id);
    if (state !== null) await keepCause(trx, place, state);
  }
  if (errorId === undefined) return;
  if (!mayReadErrors(reader)) throw new HttpProblem('forbidden');
  const error = await errorState(trx, reader.scope, { id: errorId, orderId: order.id });
  if (error === null) throw validationFailed([issue('order_error_id', 'invalidValue')]);
  await keepCause(trx, place, error);
}
