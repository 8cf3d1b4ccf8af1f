import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/**
 * SQLite takes away the row that `insert or replace` replaces without asking the triggers that refuse a delete. So an entry of the trail
 * whose id is taken is refused before; PostgreSQL refuses it by its key.
 */
export async function up(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'postgres') return;
  for (const table of ['audit_log', 'audit_records'])
    await trx.raw(
      `create trigger ${table}_no_replace before insert on ${table} when exists (select 1 from ${table} where id = new.id)
       begin select raise(abort, '${table} is append-only'); end`,
    );
}
