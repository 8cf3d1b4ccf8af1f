import type { DataScope } from '@kontor/portal-core';
import type { UndoAnswer } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import type { Trail } from '../audit/trail.js';
import type { Writer } from '../db/database.js';
import { integer, oneOf, text } from '../db/schema/column.js';
import { engineOf } from '../db/tables.js';
import type { ErpPort } from '../erp/index.js';
import { computed } from '../db/sql/columns.js';
import { execute, rowsOf } from '../db/sql/rows.js';
import { sql } from '../db/sql/sql.js';
import type { WriteDoor } from '../wire/handler.js';
import { HttpProblem } from '../wire/problem.js';
import { closeImport, findImport } from './order-import.store.js';

const ORDERS_AT_ONCE = 5000;
const CANCELLED = 'cancelled';

export interface UndoOptions {
  readonly read: Knex;
  readonly write: WriteDoor;
  readonly erp: ErpPort;
  readonly scope: DataScope;
  /** ISO in UTC. */
  readonly at: string;
}

/**
 * Cancels those orders of an import that are still open, thousands a transaction, and tells what was kept and why: orders not open any
 * more, and those it put in place of others, which do not come back. An undo that
 * was interrupted is continued by the next; throws 409 when it is complete.
 */
export async function undoImport(options: UndoOptions, id: number): Promise<UndoAnswer> {
  await options.write(async (trx) => {
    const { state } = await findImport(trx, options.scope, id);
    if (state !== 'undone') return closeImport(trx, id, 'undone', options.at);
    if ((await nextOrders(trx, id, 1)).length === 0) throw new HttpProblem('status_conflict');
  });
  while (await options.write((trx, trail) => undoSome(trx, trail, options, id)));
  return readUndone(options.read, id);
}

/** Answers whether there may be more. */
async function undoSome(
  trx: Writer,
  trail: Trail,
  { erp, scope }: UndoOptions,
  id: number,
): Promise<boolean> {
  await findImport(trx, scope, id);
  const orders = await nextOrders(trx, id, ORDERS_AT_ONCE);
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
  const undoOf = new Map(
    results.map(({ order_id, cancelled, status }) => [order_id, cancelled ? CANCELLED : status]),
  );
  const rows = orders.map(({ line, order_id }) => [line, undoOf.get(order_id) ?? '']);
  await markUndone(trx, id, rows);
  return orders.length === ORDERS_AT_ONCE;
}

interface CreatedOrder {
  readonly line: number;
  readonly order_id: number;
}

async function nextOrders(trx: Writer, id: number, limit: number): Promise<CreatedOrder[]> {
  const created = await trx('order_import_results')
    .select('line', 'order_id')
    .where({ import_id: id, outcome: 'created', undo: null })
    .orderBy('line')
    .limit(limit);
  return created.flatMap(({ line, order_id }) => (order_id === null ? [] : [{ line, order_id }]));
}

async function markUndone(
  trx: Writer,
  id: number,
  rows: readonly (readonly (number | string)[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const list =
    engineOf(trx) === 'sqlite'
      ? 'select value ->> 0 as line, value ->> 1 as undo from json_each(?)'
      : 'select (value ->> 0)::bigint as line, value ->> 1 as undo from jsonb_array_elements(?::jsonb) as entry (value)';
  await execute(
    trx,
    `with undone as materialized (${list})
     update order_import_results as result set undo = undone.undo from undone
     where result.import_id = ? and result.line = undone.line`,
    [JSON.stringify(rows), id],
  );
}

const KEPT = computed({
  order_id: [integer, 'stored.id'],
  external_order_id: [text, 'result.external_order_id'],
  outcome: [oneOf(['created', 'replaced']), 'result.outcome'],
  status: [text, 'coalesce(result.undo, stored.status)'],
});

async function readUndone(read: Knex, id: number): Promise<UndoAnswer> {
  const created = () => read('order_import_results').where({ import_id: id, outcome: 'created' });
  const cancelled = await created().where({ undo: CANCELLED }).count({ n: '*' }).first();
  const kept = await rowsOf(
    read,
    sql`select ${KEPT} from order_import_results as result join erp_orders as stored on stored.id = result.order_id
        where result.import_id = ${id} and result.outcome in ('created', 'replaced')
          and (result.undo is null or result.undo <> ${CANCELLED}) order by result.line`,
  );
  return {
    cancelled: Number(cancelled?.['n'] ?? 0),
    kept: kept.map(({ outcome, ...order }) => ({
      ...order,
      reason: outcome === 'replaced' ? 'replaced' : 'status',
    })),
  };
}
