// Upgrades the schema of every released step, with rows in it, to the present one. The line: the rows are there unchanged, nothing is broken,
// and the schema is that of a new database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';

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

const fresh = await upgraded(MIGRATIONS.length);
const misses = [];
for (let step = 1; step < MIGRATIONS.length; step += 1) {
  const { name } = MIGRATIONS[step - 1];
  const found = await upgraded(step);
  if (found.rows !== fresh.rows) misses.push(`${name}: the rows are ${found.rows}`);
  if (found.check !== 'ok' || found.foreign !== 0)
    misses.push(`${name}: ${found.check}, ${found.foreign} broken references`);
  for (const [object, sql] of fresh.schema)
    if (found.schema.get(object) !== sql) misses.push(`${name}: ${object} differs from a new database`);
}
rmSync(folder, { recursive: true });
for (const miss of misses) console.error(miss);
console.log(
  `${MIGRATIONS.length - 1} old schemas upgraded: ${fresh.schema.size} tables and indexes each; ${misses.length} misses`,
);
process.exit(misses.length === 0 ? 0 : 1);

/** The database after so many steps, some rows, and the steps that were missing. */
async function upgraded(step) {
  const location = { engine: 'sqlite', filename: join(folder, `${step}.sqlite`) };
  const old = openDatabase(location, MIGRATIONS.slice(0, step));
  await old.migrate();
  await old.write(async (trx) => {
    await trx('merchants').insert(MERCHANT);
    const entry = { actor_id: 1, subject_id: 2, target: '/x', request_id: 'r' };
    for (let n = 0; n < 500; n += 1)
      await trx('audit_log').insert({ ...entry, at: `2026-01-01T00:00:00.${n}Z`, action: `step.${n}` });
  });
  await old.close();
  const present = openDatabase(location);
  await present.migrate();
  const { read } = present;
  const merchant = await read('merchants').where({ id: MERCHANT.id }).first();
  const trail = await read('audit_log').where('action', 'like', 'step.%').orderBy('id').pluck('at');
  const schema = await read.raw(
    `select type, name, sql from sqlite_schema where name not like 'sqlite%' and sql is not null`,
  );
  const [check] = await read.raw('pragma integrity_check');
  const foreign = await read.raw('pragma foreign_key_check');
  await present.close();
  return {
    rows: `${merchant?.merchant_name} ${trail.length} ${trail[0]} ${trail.at(-1)}`,
    schema: new Map(schema.map(({ type, name, sql }) => [`${type} ${name}`, sql])),
    check: Object.values(check)[0],
    foreign: foreign.length,
  };
}
