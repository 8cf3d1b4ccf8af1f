import type { Knex } from 'knex';
import { createTable, engineOf, untypedTable } from '../tables.js';

const CODE = '/erp-link';
/** The sysadmin's role and the warehouse's. */
const ROLES = [1, 3];

/** Notes what the ERP reported last of each order and each stock, and lets the warehouse report it. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'erp_order_marks',
    `order_id integer primary key references erp_orders (id), source_version integer, source_time text, status text,
     holds integer not null default 0, erp_number text not null`,
  );
  const integer = engineOf(trx) === 'postgres' ? 'bigint' : 'integer';
  await trx.raw(`alter table erp_stock add column source_version ${integer}`);
  await trx.raw('alter table erp_stock add column source_time text');
  const roles = await untypedTable(trx, 'roles').whereIn('id', ROLES).pluck('id');
  for (const role_id of roles)
    await untypedTable(trx, 'role_resources')
      .insert({ role_id, resource_code: CODE })
      .onConflict(['role_id', 'resource_code'])
      .ignore();
}
