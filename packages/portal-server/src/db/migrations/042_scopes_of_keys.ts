import type { Knex } from 'knex';
import { untypedTable } from '../tables.js';

/**
 * API keys say by scopes what they are for. Until now every key was for the sessions of embedded pages, but for those whose one resource was
 * to report as the ERP: that has become a scope, and resources are those of pages alone.
 */
export async function up(trx: Knex): Promise<void> {
  await trx.raw(`alter table api_keys add column scopes text not null default '["embed:sessions"]'`);
  await untypedTable(trx, 'api_keys')
    .where('resources', 'like', '%"/erp-link"%')
    .update({ scopes: '["erp:report"]', resources: '[]' });
}
