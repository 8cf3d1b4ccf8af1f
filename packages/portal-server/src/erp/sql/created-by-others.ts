import { type Sql, sql } from '../../db/index.js';

/**
 * The condition that an order was created after the one of an id, and not by the user: neither in the portal, where the trail begins with who
 * did it, nor by an import.
 */
export function createdByOthers(userId: number, afterId: number): Sql {
  return sql`erp_orders.id > ${afterId} and not (erp_orders.source = 'portal' and coalesce((select a.actor_id
    from audit_records as r join audit_log as a on a.id = r.audit_id where r.kind = 'order' and r.record_id = erp_orders.id
    order by r.id limit 1), 0) = ${userId}) and erp_orders.source not in (select 'import:' || i.id from order_imports as i
    where i.created_by = ${userId})`;
}
