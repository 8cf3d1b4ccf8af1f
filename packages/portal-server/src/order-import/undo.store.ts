import type { UndoAnswer } from '@kontor/portal-core/order-import';
import { ORDER_STATUSES } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  countRows,
  engineOf,
  execute,
  inList,
  integer,
  jsonRows,
  oneOf,
  rowsOf,
  sql,
  text,
  together,
  type Writer,
} from '../db/index.js';
import { orderColumn } from '../erp/index.js';
import { isToldOrder } from '../erp-outbox/index.js';

/** Marks the result of an order that was cancelled, in place of the status that kept it. */
const CANCELLED = 'cancelled';

/** An order that an import created. */
export interface CreatedOrder {
  readonly line: number;
  readonly order_id: number;
}

const UNDONE = computed({ order_id: [integer, 'order_id'] });
const CREATED = together(
  columns('order_import_results', ['line']),
  computed({ order_id: [integer, 'order_id'] }),
);

/** Reads the created orders of an import that the undo has not handled yet. */
export function nextCreated(trx: Writer, importId: number, limit: number): Promise<CreatedOrder[]> {
  return rowsOf(
    trx,
    sql`select ${CREATED} from order_import_results
        where import_id = ${importId} and outcome = 'created' and undo is null and order_id is not null order by line limit ${limit}`,
  );
}

/** The result of the undo for a created order: cancelled, or kept for its status. */
export interface UndoneOrder {
  readonly line: number;
  readonly keptFor: string | null;
}

/** Stores the results of the undo for created orders. */
export async function markUndone(
  trx: Writer,
  importId: number,
  orders: readonly UndoneOrder[],
): Promise<void> {
  if (orders.length === 0) return;
  const undone = {
    sql: jsonRows(engineOf(trx), { line: 'integer', undo: 'text' }),
    bindings: [JSON.stringify(orders.map(({ line, keptFor }) => [line, keptFor ?? CANCELLED]))],
  };
  await execute(
    trx,
    sql`with undone as materialized (${undone})
        update order_import_results as result set undo = undone.undo from undone
        where result.import_id = ${importId} and result.line = undone.line`,
  );
}

/** Those of the given orders that the undo of their import cancelled. */
export async function cancelledByUndo(
  connection: Knex,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await rowsOf(
    connection,
    sql`select ${UNDONE} from order_import_results
        where undo = 'cancelled' and ${inList(engineOf(connection), 'order_id', orderIds)}`,
  );
  return new Set(rows.map(({ order_id }) => order_id));
}

const KEPT = computed({
  order_id: [integer, 'result.order_id'],
  external_order_id: [text, 'result.external_order_id'],
  outcome: [oneOf(['created', 'replaced']), 'result.outcome'],
  status: [oneOf(ORDER_STATUSES), sql`coalesce(result.undo, ${orderColumn('status', 'result.order_id')})`],
});

/** The result of an undo so far: the number of cancelled orders, those of them that the ERP knows, and the kept ones with the reason. */
export async function readUndone(read: Knex, importId: number): Promise<UndoAnswer> {
  const undone = sql`from order_import_results where import_id = ${importId} and outcome = 'created' and undo = ${CANCELLED}`;
  const cancelled = await countRows(read, undone);
  const in_erp = await countRows(read, sql`${undone} and ${isToldOrder('order_import_results.order_id')}`);
  const kept = await rowsOf(
    read,
    sql`select ${KEPT} from order_import_results as result
        where result.import_id = ${importId} and result.outcome in ('created', 'replaced') and result.order_id is not null
          and (result.undo is null or result.undo <> ${CANCELLED}) order by result.line`,
  );
  return {
    cancelled,
    in_erp,
    kept: kept.map(({ outcome, ...order }) => ({
      ...order,
      reason: outcome === 'replaced' ? 'replaced' : 'status',
    })),
  };
}
