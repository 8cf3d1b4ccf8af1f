import type { DataScope } from '@kontor/portal-core/access';
import type { OrderState } from '@kontor/portal-core/comments';
import type { Knex } from 'knex';
import { columns, engineOf, parseJson, rowsOf, sql } from '../../db/index.js';
import { ordersInScope } from './find/filtered-scope.js';

const STATE = columns('erp_orders', ['status', 'tracking_number', 'carrier', 'comment', 'fields', 'items']);

/** Reads what may change of an order of the scope and is asked about; null when there is none. */
export async function readOrderState(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<OrderState | null> {
  const [row] = await rowsOf(
    connection,
    sql`select ${STATE} from erp_orders where id = ${id} and ${ordersInScope(engineOf(connection), scope)}`,
  );
  if (row === undefined) return null;
  const { fields, items, ...state } = row;
  return {
    kind: 'order',
    ...state,
    address: parseJson(fields).Adressblock,
    items: parseJson(items).map(({ Nr_Artikel, Artikelname, Menge }) => ({
      id: Nr_Artikel,
      name: Artikelname,
      qty: Menge,
    })),
  };
}
