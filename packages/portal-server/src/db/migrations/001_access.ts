import type { Knex } from 'knex';
import { catchUpIds, createTable, engineOf, makeAppendOnly, untypedTable } from '../tables.js';

// Not asked of portal-core, whose list may grow: a released step never changes.
const SYSADMIN_RESOURCES = [
  '/orders',
  '/products',
  '/order-errors',
  '/deliveries',
  '/downloads',
  '/management/users',
  '/cms-blocks-page',
  '/blog',
  '/blog-admin',
  '/dashboard-configs',
  '/settings',
  '/edit-user',
  '/getForAllMerchants',
  '/edit-role',
  '/edit-merchant',
  '/create-user',
  '/create-merchant',
  '/edit-cms-block',
  '/remove-cms-block',
  '/investigations/comments/status',
  '/can-add-warehouse-order-comment',
  '/can-edit-warehouse-order-comment',
  '/api-keys',
  '/audit-log',
];
const MERCHANT_RESOURCES = [
  '/orders',
  '/products',
  '/deliveries',
  '/downloads',
  '/blog',
  '/can-add-warehouse-order-comment',
];
const WAREHOUSE_RESOURCES = [
  '/orders',
  '/products',
  '/order-errors',
  '/deliveries',
  '/downloads',
  '/blog',
  '/getForAllMerchants',
  '/investigations/comments/status',
  '/can-add-warehouse-order-comment',
  '/can-edit-warehouse-order-comment',
];

/** Who uses the portal, what they may do, the portal's settings, and the trail of what was done. */
export async function up(trx: Knex): Promise<void> {
  await createPeople(trx);
  await createPortalTables(trx);
  await createTrail(trx);
  await createLoginFailures(trx);
  await insertRoles(trx);
}

async function createPeople(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'merchants',
    `id {id}, merchant_name text not null unique, erp_merchant_id integer not null unique, country_code text not null,
     active integer not null default 1 check (active in (0, 1)), created_at text not null`,
  );
  await createTable(trx, 'roles', `id {id}, name text not null unique`);
  await createTable(
    trx,
    'role_resources',
    `role_id integer not null references roles (id) on delete cascade, resource_code text not null,
     primary key (role_id, resource_code)`,
  );
  await createTable(
    trx,
    'users',
    `id {id}, username text not null, username_key text not null unique, password_hash text not null,
     full_name text not null default '', email text not null default '', language text check (language in ('de', 'en')),
     settings text not null default '{}', user_role_id integer not null references roles (id),
     merchant_id integer references merchants (id), erp_shop_code text,
     display_only_stock_products integer not null default 0 check (display_only_stock_products in (0, 1)),
     products_status text not null default '' check (products_status in ('', 'active', 'inactive')),
     profile_picture text not null default 'default_avatar.jpg',
     active integer not null default 1 check (active in (0, 1)), token_version integer not null default 1,
     created_at text not null`,
  );
  await trx.raw('create index users_merchant on users (merchant_id)');
}

async function createPortalTables(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'settings',
    `key text not null primary key, value text not null, "group" text not null,
     type text not null check (type in ('text', 'textarea', 'select', 'date', 'datetime', 'multi'))`,
  );
  await createTable(trx, 'installation', `name text not null primary key, value text not null`);
  await createTable(trx, 'revisions', `name text not null primary key, n integer not null`);
}

async function createTrail(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'audit_log',
    `id {id}, at text not null, actor_id integer not null, subject_id integer not null, action text not null,
     target text not null, request_id text not null`,
  );
  await trx.raw('create index audit_log_subject on audit_log (subject_id, id)');
  await makeAppendOnly(trx, 'audit_log');
  await createTable(
    trx,
    'idempotency_keys',
    `user_id integer not null, key text not null, request_hash text not null, status integer not null,
     body text, content_type text, created_at text not null, primary key (user_id, key)`,
  );
  await trx.raw('create index idempotency_keys_age on idempotency_keys (created_at)');
}

/**
 * Counters shared between processes, in the columns that rate-limiter-flexible reads. On SQLite there is one process, which keeps them in
 * memory.
 */
async function createLoginFailures(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await trx.raw(
      'create table login_failures (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
}

async function insertRoles(trx: Knex): Promise<void> {
  const roles: readonly [number, string, readonly string[]][] = [
    [1, 'sysadmin', SYSADMIN_RESOURCES],
    [2, 'merchant', MERCHANT_RESOURCES],
    [3, 'warehouse', WAREHOUSE_RESOURCES],
  ];
  for (const [id, name, codes] of roles) {
    await trx('roles').insert({ id, name });
    await untypedTable(trx, 'role_resources').insert(
      codes.map((resource_code) => ({ role_id: id, resource_code })),
    );
  }
  await catchUpIds(trx, 'roles');
}
