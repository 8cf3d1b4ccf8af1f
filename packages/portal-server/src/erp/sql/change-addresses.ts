import { addressBlock } from '@kontor/portal-core/erp';
import type { DeliveryAddress } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import {
  columns,
  engineOf,
  execute,
  inList,
  jsonRows,
  jsonText,
  parseJson,
  rowsOf,
  type SetColumns,
  sql,
  together,
  type Writer,
} from '../../db/index.js';
import { ADDRESS_FIELDS } from './address-fields.js';
import type { ChangedOrder } from './change-order.js';

const ADDRESS = columns('erp_addresses', ADDRESS_FIELDS, 'address');

/** Reads the delivery addresses of orders that the caller may change, by the orders' ids. */
export async function readAddresses(
  connection: Knex,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, DeliveryAddress>> {
  if (orderIds.length === 0) return new Map();
  const rows = await rowsOf(
    connection,
    sql`select ${together(columns('erp_orders', ['id'], 'o'), ADDRESS)}
        from erp_orders as o join erp_addresses as address on address.id = o.address_id
        where ${inList(engineOf(connection), 'o.id', orderIds)}`,
  );
  return new Map(rows.map(({ id, ...address }) => [id, address]));
}

const CHANGED: SetColumns = {
  id: 'integer',
  fields: 'text',
  ...Object.fromEntries(ADDRESS_FIELDS.map((part) => [part, 'text'] as const)),
};
const PARTS = ADDRESS_FIELDS.map((part) => `${part} = changed.${part}`).join(', ');

/** Stores the new addresses of locked orders, and how they are printed. What was ordered keeps its hashes: a file that brings it again is known. */
export async function changeAddresses(trx: Writer, changed: readonly ChangedOrder[]): Promise<void> {
  const rows = changed.flatMap(({ order, change: { address } }) => {
    if (address === undefined) return [];
    const fields = { ...parseJson(order.fields), Adressblock: addressBlock(address) };
    return [[order.id, jsonText(fields), ...ADDRESS_FIELDS.map((part) => address[part])]];
  });
  if (rows.length === 0) return;
  const set = `with changed as (${jsonRows(engineOf(trx), CHANGED)})`;
  await execute(
    trx,
    `${set} update erp_addresses set ${PARTS} from changed, erp_orders
     where erp_orders.id = changed.id and erp_addresses.id = erp_orders.address_id`,
    [JSON.stringify(rows)],
  );
  await execute(
    trx,
    `${set} update erp_orders set fields = changed.fields from changed where erp_orders.id = changed.id`,
    [JSON.stringify(rows)],
  );
}
