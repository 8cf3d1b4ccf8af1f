import { fixed, sql, type Sql } from '../db/index.js';

/** The condition that the ERP was told of the order whose id is in a column. */
export const isToldOrder = (column: string): Sql =>
  sql`exists (select 1 from erp_lanes as l join erp_outbox as o on o.lane_id = l.id
    where l.record_type = 'order' and l.record_id = ${fixed(column)} and o.outcome in ('sent', 'by hand'))`;
