import type { DataScope } from '@kontor/portal-core/access';
import type { InvestigationSide } from '@kontor/portal-core/investigations';
import type { Knex } from 'knex';
import { countRows, inScope, sql } from '../../db/index.js';
import { createdByOthers } from './created-by-others.js';

/** Counts the orders of the scope that others than the user created after the one of an id. */
export const countNewOrders = (
  read: Knex,
  scope: DataScope,
  { userId, afterId }: { readonly userId: number; readonly afterId: number },
): Promise<number> =>
  countRows(
    read,
    sql`from erp_orders where ${inScope(scope, 'merchant_erp_id')} and ${createdByOthers(userId, afterId)}`,
  );

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
