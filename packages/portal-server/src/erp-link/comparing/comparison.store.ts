import type { Comparison } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import {
  columns,
  engineOf,
  execute,
  inList,
  insertRow,
  jsonText,
  parseJson,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';

/** Comparisons that are kept: those of a year. */
const KEPT = 52;

/** Keeps a comparison; the oldest goes. */
export async function storeComparison(trx: Writer, comparison: Comparison): Promise<void> {
  await insertRow(trx, 'erp_comparisons', {
    compared_at: comparison.compared_at,
    comparison: jsonText(comparison),
  });
  await execute(
    trx,
    sql`delete from erp_comparisons where id not in (select id from erp_comparisons order by id desc limit ${KEPT})`,
  );
}

/** The last comparison that was kept; null before the first. */
export async function lastComparison(read: Knex): Promise<Comparison | null> {
  const [row] = await rowsOf(
    read,
    sql`select ${columns('erp_comparisons', ['comparison'])} from erp_comparisons order by id desc limit 1`,
  );
  return row === undefined ? null : parseJson(row.comparison);
}

const TOLD = columns('erp_lanes', ['record_id'], 'l');

/** Those of the orders that the ERP has taken at some time, as far as the news that are kept say so. */
export async function ordersTold(read: Knex, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await rowsOf(
    read,
    sql`select ${TOLD} from erp_lanes as l where l.record_type = 'order' and ${inList(engineOf(read), 'l.record_id', ids)}
          and exists (select 1 from erp_outbox as o where o.lane_id = l.id and o.outcome in ('sent', 'by hand'))`,
  );
  return new Set(rows.map(({ record_id }) => record_id));
}
