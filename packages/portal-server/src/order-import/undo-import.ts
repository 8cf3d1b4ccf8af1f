import type { DataScope } from '@kontor/portal-core/access';
import type { UndoAnswer } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import type { ErpPort } from '../erp/index.js';
import { HttpProblem, type WriteDoor } from '../wire/index.js';
import { closeImport, findImport } from './order-import.store.js';
import { markUndone, nextCreated, readUndone } from './undo.store.js';

/** Orders cancelled in one transaction, as many as our clients store in one: other writes wait for it. */
const ORDERS_AT_ONCE = 1000;

export interface UndoOptions {
  readonly read: Knex;
  readonly write: WriteDoor;
  readonly erp: ErpPort;
  readonly scope: DataScope;
  /** ISO in UTC. */
  readonly at: string;
}

/**
 * Cancels the orders of an import that are still open, a thousand per transaction. Returns the orders that were kept, with the reason: those
 * no longer open, and those that replaced others, which do not come back. An interrupted undo is continued by the next; throws 409 when it
 * is complete.
 */
export async function undoImport(options: UndoOptions, id: number): Promise<UndoAnswer> {
  await options.write(async (trx) => {
    const { state } = await findImport(trx, options.scope, id);
    if (state !== 'undone') return closeImport(trx, id, 'undone', options.at);
    if ((await nextCreated(trx, id, 1)).length === 0) throw new HttpProblem('status_conflict');
  });
  while (await options.write((trx, trail) => undoSome(trx, trail, options, id)));
  return readUndone(options.read, id);
}

/** What undoing an import cancelled and kept; throws 409 when it was not undone. */
export async function readUndoneImport(read: Knex, scope: DataScope, id: number): Promise<UndoAnswer> {
  const { state } = await findImport(read, scope, id);
  if (state !== 'undone') throw new HttpProblem('status_conflict');
  return readUndone(read, id);
}

/** Cancels some orders; false when there are no more. */
async function undoSome(
  trx: Writer,
  trail: Trail,
  { erp, scope }: UndoOptions,
  id: number,
): Promise<boolean> {
  await findImport(trx, scope, id);
  const orders = await nextCreated(trx, id, ORDERS_AT_ONCE);
  const results = await erp.cancelOrders(
    trx,
    scope,
    orders.map(({ order_id }) => order_id),
  );
  await trail.touch(
    'order',
    results.flatMap(({ order_id, cancelled, status }) =>
      cancelled ? [{ id: order_id, detail: { from: status, to: 'storniert' } }] : [],
    ),
  );
  const keptFor = new Map(
    results.map(({ order_id, cancelled, status }) => [order_id, cancelled ? null : status]),
  );
  const undone = orders.map(({ line, order_id }) => {
    const status = keptFor.get(order_id);
    return { line, keptFor: status === undefined ? '' : status };
  });
  await markUndone(trx, id, undone);
  return orders.length === ORDERS_AT_ONCE;
}
