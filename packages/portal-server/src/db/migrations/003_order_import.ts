import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';

/** Imports with their stored chunks and the outcome of every order, and the saved mappings. */
export async function up(trx: Knex): Promise<void> {
  await createImports(trx);
  await createChunks(trx);
  await createResults(trx);
  await createTable(
    trx,
    'import_profiles',
    `id {id}, merchant_erp_id integer not null, name text not null, name_key text not null, content text not null,
     unique (merchant_erp_id, name_key)`,
  );
}

/** `client_key` is empty once the key may begin another import. `header` and `mapping` are JSON. */
async function createImports(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'order_imports',
    `id {id}, merchant_erp_id integer not null, client_key text, source_name text not null, source_sha256 text not null,
     source_rows integer not null, header text not null, mapping text not null,
     state text not null check (state in ('running', 'finished', 'undone')), created_by integer not null references users (id),
     created_at text not null, finished_at text, created integer not null default 0, unchanged integer not null default 0,
     conflict integer not null default 0, invalid integer not null default 0, unique (merchant_erp_id, client_key)`,
  );
  await trx.raw('create index order_imports_merchant on order_imports (merchant_erp_id, id)');
}

/** `source_rows`: number of file rows that the chunk's orders were made of. */
async function createChunks(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'order_import_chunks',
    `import_id integer not null references order_imports (id), line_from integer not null, line_to integer not null,
     source_rows integer not null, content_sha256 text not null, primary key (import_id, line_from)`,
  );
}

/**
 * `line` is the first line of the order. For a refused order, `issues` (the reasons) and `source` (its rows with their lines) are kept as
 * JSON. `undo` is the result of an undo for a created order: `cancelled`, or the status in which it was left.
 */
async function createResults(trx: Knex): Promise<void> {
  const columns = `import_id integer not null references order_imports (id), line integer not null, external_order_id text not null,
    outcome text not null check (outcome in ('created', 'unchanged', 'conflict', 'invalid')), order_id integer,
    issues text, source text, undo text, primary key (import_id, line)`;
  if (engineOf(trx) === 'postgres') return createTable(trx, 'order_import_results', columns);
  await trx.raw(`create table order_import_results (${columns}) strict, without rowid`);
}
