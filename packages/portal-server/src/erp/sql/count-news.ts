import type { DataScope } from '@kontor/portal-core/access';
import type { InvestigationSide } from '@kontor/portal-core/investigations';
import type { Knex } from 'knex';
import { countRows, inScope, sql } from '../../db/index.js';

/** Counts the orders of the scope that were created after the one of an id. */
export const countNewOrders = (read: Knex, scope: DataScope, afterId: number): Promise<number> =>
  countRows(read, sql`from erp_orders where id > ${afterId} and ${inScope(scope, 'merchant_erp_id')}`);

/** Counts the investigations of the scope in which it is the turn of a side: all, and those in which it became so after an instant. */
export async function countWaiting(
  read: Knex,
  scope: DataScope,
  { side, at }: { readonly side: InvestigationSide; readonly at: string },
): Promise<{ readonly all: number; readonly fresh: number }> {
  const waiting = sql`from erp_orders where investigation_status is not null and investigation_turn = ${side}
    and ${inScope(scope, 'merchant_erp_id')}`;
  const [all, fresh] = await Promise.all([
    countRows(read, waiting),
    countRows(read, sql`${waiting} and investigation_turn_since > ${at}`),
  ]);
  return { all, fresh };
}
