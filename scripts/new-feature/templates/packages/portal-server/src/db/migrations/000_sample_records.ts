import type { Knex } from 'knex';
import { createTable, untypedTable } from '../tables.js';

/** Sysadmin, merchant, warehouse. */
const FIRST_ROLES = [1, 2, 3];

/** Sample records of the merchants; the roles a portal begins with may see them. */
export async function up(trx: Knex): Promise<void> {
  await createTable(trx, 'sample_records', 'id {id}, merchant_erp_id integer not null, name text not null');
  await trx.raw('create index sample_records_merchant on sample_records (merchant_erp_id, name, id)');
  const roles: number[] = await untypedTable(trx, 'roles').whereIn('id', FIRST_ROLES).pluck('id');
  const rows = roles.map((role_id) => ({ role_id, resource_code: '/sample-records' }));
  if (rows.length > 0) await untypedTable(trx, 'role_resources').insert(rows);
}
