import type { DataScope } from '@kontor/portal-core/access';
import { spellingsOfNumbers } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { columns, engineOf, inList, inScope, type RowOf, rowsOf, sql, unfiltered } from '../../db/index.js';

const NUMBERED = columns('erp_orders', ['id', 'merchant_erp_id', 'external_order_id', 'status']);

/** An order with the number that others know it by. */
export type NumberedOrder = RowOf<(typeof NUMBERED)['columns']>;

/** Finds the orders of a scope with one of the external ids, in any spelling (`storedNumberKey`), newest first; cancelled ones as well. */
export function findNumbered(
  connection: Knex,
  scope: DataScope,
  externalIds: readonly string[],
): Promise<NumberedOrder[]> {
  const spellings = spellingsOfNumbers(externalIds);
  // The merchant as an expression, so that the index on the folded id is used and no list of all orders.
  return rowsOf(
    connection,
    sql`select ${NUMBERED} from erp_orders
        where ${inScope(unfiltered(scope), '+merchant_erp_id')}
          and ${inList(engineOf(connection), 'external_key', spellings)}
        order by id desc`,
  );
}
