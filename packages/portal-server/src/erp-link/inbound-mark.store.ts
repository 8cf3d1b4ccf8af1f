import { NO_INBOUND_MARK, type InboundMark } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import {
  columns,
  engineOf,
  inList,
  insertSet,
  jsonText,
  parseJson,
  rowsOf,
  sql,
  type Writer,
} from '../db/index.js';

const MARK = columns('erp_delivery_marks', ['delivery_id', 'source_version', 'source_time', 'said']);

/** Reads what the ERP said last of deliveries that the caller may change. */
export async function readInboundMarks(
  connection: Knex,
  deliveryIds: readonly number[],
): Promise<(deliveryId: number) => InboundMark> {
  const rows = await rowsOf(
    connection,
    sql`select ${MARK} from erp_delivery_marks where ${inList(engineOf(connection), 'delivery_id', deliveryIds)}`,
  );
  const marks = new Map(
    rows.map(({ delivery_id, said, ...mark }) => [delivery_id, { ...mark, said: parseJson(said) }]),
  );
  return (deliveryId) => marks.get(deliveryId) ?? NO_INBOUND_MARK;
}

const COLUMNS = {
  delivery_id: 'integer',
  source_version: 'integer',
  source_time: 'text',
  said: 'text',
} as const;
const TAIL = `on conflict (delivery_id) do update set source_version = excluded.source_version,
  source_time = excluded.source_time, said = excluded.said`;

/** Stores the marks of locked deliveries. */
export const storeInboundMarks = (
  trx: Writer,
  marks: readonly { readonly deliveryId: number; readonly mark: InboundMark }[],
): Promise<void> =>
  insertSet(
    trx,
    { table: 'erp_delivery_marks', columns: COLUMNS, tail: TAIL },
    marks.map(({ deliveryId, mark: { source_version, source_time, said } }) => [
      deliveryId,
      source_version,
      source_time,
      jsonText(said),
    ]),
  );
