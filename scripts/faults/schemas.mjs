// Upgrades the schema of every released step, with rows in it, to the present one, on both engines. The line: the rows are there unchanged,
// nothing is broken, and the schema is that of a new database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import { aCluster } from './lib/postgres.mjs';

const server = pathToFileURL(join(root, 'packages/portal-server/dist/db/index.js')).href;
const { MIGRATIONS, openDatabase } = await import(server);
const folder = mkdtempSync(join(tmpdir(), 'kontor-schemas-'));
const MERCHANT = {
  id: 7001,
  merchant_name: 'Südwind ßß',
  erp_merchant_id: 7001,
  country_code: 'AT',
  active: 1,
  created_at: '2026-01-01T00:00:00Z',
};

/** Two who look alike by the rule of today: both stay who they are. */
const USERS = ['müller', 'mueller'].map((username, n) => ({
  id: 7001 + n,
  username,
  username_key: username,
  password_hash: '',
  user_role_id: 1,
  created_at: '2026-01-01T00:00:00Z',
}));
const SCHEMA = {
  sqlite: `select type, name, sql from sqlite_schema where name not like 'sqlite%' and sql is not null`,
  postgres: `select 'column' as type, table_name || '.' || column_name as name, concat_ws(' ', data_type, is_nullable, column_default) as sql
       from information_schema.columns where table_schema = 'public'
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
};

let failed = 0;
for (const engine of ['sqlite', 'postgres']) {
  const cluster = engine === 'postgres' ? await aCluster() : null;
  if (engine === 'postgres' && cluster === null) {
    console.log('postgres: SKIPPED, not installed');
    continue;
  }
  failed += await upgradeAll(engine, (step) => locationOf(step, cluster));
  await cluster?.remove();
}
rmSync(folder, { recursive: true });
process.exit(failed === 0 ? 0 : 1);

/** A place for a database of its own. */
async function locationOf(step, cluster) {
  if (cluster === null) return { engine: 'sqlite', filename: join(folder, `${step}.sqlite`) };
  await cluster.query(`create database step_${step}`);
  return { engine: 'postgres', url: cluster.url.replace(/postgres$/, `step_${step}`) };
}

/** Upgrades a database of every step; how many misses there are. */
async function upgradeAll(engine, placeFor) {
  const steps = process.argv.includes('--short') && engine === 'postgres' ? [1, MIGRATIONS.length - 1] : null;
  const fresh = await upgraded(MIGRATIONS.length, await placeFor(MIGRATIONS.length));
  const misses = [];
  let count = 0;
  for (let step = 1; step < MIGRATIONS.length; step += 1) {
    if (steps && !steps.includes(step)) continue;
    count += 1;
    const { name } = MIGRATIONS[step - 1];
    const found = await upgraded(step, await placeFor(step));
    if (found.rows !== fresh.rows) misses.push(`${name}: the rows are ${found.rows}`);
    if (found.check !== 'ok' || found.foreign !== 0)
      misses.push(`${name}: ${found.check}, ${found.foreign} broken references`);
    for (const [object, sql] of fresh.schema)
      if (found.schema.get(object) !== sql) misses.push(`${name}: ${object} differs from a new database`);
  }
  for (const miss of misses) console.error(`  ${miss}`);
  const objects =
    engine === 'sqlite' ? 'tables, indexes and triggers' : 'columns, indexes, constraints and triggers';
  console.log(
    `${engine}: ${count} old schemas upgraded: ${fresh.schema.size} ${objects} each; ${misses.length} misses`,
  );
  return misses.length;
}

/** The database after so many steps, some rows, and the steps that were missing. */
async function upgraded(step, location) {
  const old = openDatabase(location, MIGRATIONS.slice(0, step));
  await old.migrate();
  await old.write(async (trx) => {
    await trx('merchants').insert(MERCHANT);
    await trx('users').insert(USERS);
    const entry = { actor_id: 1, subject_id: 2, target: '/x', request_id: 'r' };
    for (let n = 0; n < 500; n += 1)
      await trx('audit_log').insert({ ...entry, at: `2026-01-01T00:00:00.${n}Z`, action: `step.${n}` });
  });
  await old.close();
  const present = openDatabase(location);
  await present.migrate();
  const { read } = present;
  const all = async (sql) => {
    const found = await read.raw(sql);
    return location.engine === 'sqlite' ? found : found.rows;
  };
  const merchant = await read('merchants').where({ id: MERCHANT.id }).first();
  const users = await read('users').where('id', '>', 7000).orderBy('id').pluck('username');
  const trail = await read('audit_log').where('action', 'like', 'step.%').orderBy('id').pluck('at');
  const schema = await all(SCHEMA[location.engine]);
  const isSqlite = location.engine === 'sqlite';
  const [check] = isSqlite ? await all('pragma integrity_check') : [{ check: 'ok' }];
  const foreign = isSqlite ? await all('pragma foreign_key_check') : [];
  await present.close();
  return {
    rows: `${merchant?.merchant_name} ${users} ${trail.length} ${trail[0]} ${trail.at(-1)}`,
    schema: new Map(schema.map(({ type, name, sql }) => [`${type} ${name}`, sql])),
    check: Object.values(check)[0],
    foreign: foreign.length,
  };
}
