import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

const IS_STAFF = `(u.user_role_id = 1 or exists (select 1 from role_resources r
  where r.role_id = u.user_role_id and r.resource_code = '/getForAllMerchants'))`;

/** Adds whose turn it is in an investigation and since when, of those that are under way from who wrote last in them. */
export async function up(trx: Knex): Promise<void> {
  const text = engineOf(trx) === 'postgres' ? 'text collate "C"' : 'text';
  await trx.raw(`alter table erp_orders add column investigation_turn ${text}`);
  await trx.raw(`alter table erp_orders add column investigation_turn_since ${text} not null default ''`);
  await trx.raw(
    `update erp_orders set investigation_turn =
       (select case when c.action_meta like '%"to":"DONE"%' then null
          when c.action_meta like '%"to":"UNDER_REVIEW"%' or not ${IS_STAFF} then 'staff'
          when erp_orders.investigation_status = 'DONE' then null else 'merchant' end
        from investigation_comments c join users u on u.id = c.user_id
        where c.order_erp_id = erp_orders.id order by c.id desc limit 1)
     where investigation_status is not null`,
  );
  await trx.raw(
    `update erp_orders set investigation_turn_since =
       (select max(creation_date) from investigation_comments c where c.order_erp_id = erp_orders.id)
     where investigation_turn is not null`,
  );
}
