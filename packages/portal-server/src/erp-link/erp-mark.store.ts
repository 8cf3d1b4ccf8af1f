import { NO_MARK, type ErpMark } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import { columns, engineOf, inList, insertSet, rowsOf, sql, type Writer } from '../db/index.js';

const MARK = columns('erp_order_marks', [
  'order_id',
  'source_version',
  'source_time',
  'status',
  'holds',
  'erp_number',
]);

/** Reads what the ERP reported last of orders that the caller may change; `markOf` answers for those without any. */
export async function readMarks(
  connection: Knex,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ErpMark>> {
  const rows = await rowsOf(
    connection,
    sql`select ${MARK} from erp_order_marks where ${inList(engineOf(connection), 'order_id', orderIds)}`,
  );
  return new Map(rows.map(({ order_id, holds, ...mark }) => [order_id, { ...mark, holds: holds === 1 }]));
}

export const markOf = (marks: ReadonlyMap<number, ErpMark>, orderId: number): ErpMark =>
  marks.get(orderId) ?? NO_MARK;

const COLUMNS = {
  order_id: 'integer',
  source_version: 'integer',
  source_time: 'text',
  status: 'text',
  holds: 'integer',
  erp_number: 'text',
} as const;
const TAIL = `on conflict (order_id) do update set source_version = excluded.source_version,
  source_time = excluded.source_time, status = excluded.status, holds = excluded.holds, erp_number = excluded.erp_number`;

/** Stores the marks of locked orders. */
export const storeMarks = (trx: Writer, marks: ReadonlyMap<number, ErpMark>): Promise<void> =>
  insertSet(
    trx,
    { table: 'erp_order_marks', columns: COLUMNS, tail: TAIL },
    [...marks].map(([order_id, { source_version, source_time, status, holds, erp_number }]) => [
      order_id,
      source_version,
      source_time,
      status,
      holds ? 1 : 0,
      erp_number,
    ]),
  );

/** Stores the number that the ERP gave an order. */
export const storeErpNumber = (trx: Writer, orderId: number, erpNumber: string): Promise<void> =>
  insertSet(
    trx,
    {
      table: 'erp_order_marks',
      columns: { order_id: 'integer', erp_number: 'text' },
      tail: 'on conflict (order_id) do update set erp_number = excluded.erp_number',
    },
    [[orderId, erpNumber]],
  );
