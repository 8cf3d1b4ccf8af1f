import type { DataScope } from '@kontor/portal-core/access';
import { addressToErp, type ErpAddress } from '@kontor/portal-core/erp';
import type { Knex } from 'knex';
import { columns, engineOf, queryText, rowsOf, sql } from '../../db/index.js';
import { ADDRESS_FIELDS } from './address-fields.js';
import { ofOrdersInScope, ordersInScope } from './find/filtered-scope.js';
import { orderRecord } from './find/order-record.js';

/** Reads the ERP record of an order of the scope as JSON text; null when there is none. */
export function readOrder(connection: Knex, scope: DataScope, id: number): Promise<string | null> {
  const record = orderRecord(engineOf(connection), scope);
  const statement = sql`select ${record} as record from erp_orders as o where o.id = ${id} and ${ordersInScope(engineOf(connection), scope, 'o.')}`;
  return queryText(connection, statement.sql, statement.bindings);
}

/** Reads the record of an address of an order of the scope; null when there is none. */
export async function readAddress(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<ErpAddress | null> {
  const [address] = await rowsOf(
    connection,
    sql`select ${columns('erp_addresses', ADDRESS_FIELDS)} from erp_addresses where id = ${id} and ${ofOrdersInScope(engineOf(connection), scope, { merchant: 'merchant_erp_id', id: 'erp_addresses.id' })}`,
  );
  return address === undefined ? null : addressToErp(address, { recordId: String(id), modId: '0' });
}
