import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Deliveries announced to the warehouse, the comments on them, and the quantities that the ERP has booked in. */
export async function up(trx: Knex): Promise<void> {
  await createDeliveries(trx);
  await createItems(trx);
  await createComments(trx);
  await createAnnouncedItems(trx);
}

const SORTS = [
  'merchant_erp_id, id',
  'merchant_erp_id, status, id',
  'status, id',
  'creation_date, id',
  'delivery_datetime, id',
  'products_key, id',
  'erp_shop_code, id',
];

/**
 * `products` is the JSON list of `{id, name, qty}` as announced, `products_key` the folded number of the first product to sort by, and
 * `search_text` the folded texts that the filters search. `delivery_day` is the day of `delivery_datetime` in the portal's time zone.
 */
async function createDeliveries(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'deliveries',
    `id {id}, merchant_erp_id integer not null, user_id integer references users (id), creation_date text not null,
     status text not null default 'OPEN'
       check (status in ('OPEN', 'UNDER_REVIEW', 'ACCEPTED', 'DECLINED', 'OBSOLETE', 'DONE')),
     products text not null, products_key text not null, search_text text not null, erp_shop_code text not null default '',
     delivery_datetime text not null, delivery_day text not null, document_file text not null default '',
     contact text not null default '', phone_number text not null default '', tracking_number text not null default '',
     warehouse text not null, note text not null default '', carrier text not null default '', intendo_id integer,
     mod_id integer not null default 0`,
  );
  for (const columns of SORTS)
    await trx.raw(
      `create index deliveries_${columns.replace(/, /g, '_').replace(/_id$/, '')} on deliveries (${columns})`,
    );
  await trx.raw(
    'create unique index deliveries_intendo on deliveries (intendo_id) where intendo_id is not null',
  );
}

/**
 * `delivery_items`: the announced quantities of the merchant's products. `erp_inbound_items`: the rows of ordered positions that the ERP
 * keeps of a delivery it knows, with the quantities booked in.
 */
async function createItems(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'delivery_items',
    `delivery_id integer not null references deliveries (id) on delete cascade, position integer not null,
     product_id integer not null references erp_products (id), qty integer not null check (qty > 0),
     primary key (delivery_id, position)`,
  );
  await trx.raw('create index delivery_items_product on delivery_items (product_id, delivery_id)');
  await createTable(
    trx,
    'erp_inbound_items',
    `intendo_id integer not null, position integer not null, product_number text not null,
     product_id integer references erp_products (id), name text not null, ordered_qty integer not null,
     booked_qty integer not null default 0, reason text not null default '', primary key (intendo_id, position)`,
  );
  await trx.raw('create index erp_inbound_items_product on erp_inbound_items (product_id, intendo_id)');
}

async function createComments(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'delivery_comments',
    `id {id}, delivery_id integer not null references deliveries (id) on delete cascade,
     user_id integer not null references users (id), comment text not null, action_meta text not null default '',
     creation_date text not null`,
  );
  await trx.raw('create index delivery_comments_delivery on delivery_comments (delivery_id, id)');
}

/** The quantities still to come, by product and delivery: the announced ones, or those that the ERP has not booked in yet. */
async function createAnnouncedItems(trx: Knex): Promise<void> {
  await trx.raw(
    `create view announced_items as
     select item.product_id, delivery.merchant_erp_id, delivery.id as delivery_id, delivery.delivery_day, item.qty
     from deliveries as delivery join delivery_items as item on item.delivery_id = delivery.id
     where delivery.status in ('OPEN', 'UNDER_REVIEW', 'ACCEPTED') and delivery.intendo_id is null
     union all
     select item.product_id, delivery.merchant_erp_id, delivery.id, delivery.delivery_day, item.ordered_qty - item.booked_qty
     from deliveries as delivery join erp_inbound_items as item on item.intendo_id = delivery.intendo_id
     where delivery.status in ('OPEN', 'UNDER_REVIEW', 'ACCEPTED') and item.ordered_qty > item.booked_qty
       and item.product_id is not null`,
  );
}
