// R5: orders a second of `kontor orders import` into a running server, committed, with every index and the search index, beside the
// sqlite3 command importing the same rows into the same tables and indexes. Needs the build and the sqlite3 command.
// `node packages/cli/bench/import.mjs [orders]`. Prints a line a figure; ends with 1 when the limit is missed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, report } from './figures.mjs';
import { writeGermanRows } from './german-rows.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ORDERS = Number(process.argv[2] ?? 100_000);
const ROUNDS = Number(process.env.KONTOR_BENCH_ROUNDS ?? 3);
const TARGET = 0.33;
const TABLES = ['erp_orders', 'erp_order_items'];
const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
const file = join(folder, 'orders.csv');

try {
  await writeGermanRows(file, ORDERS * 2.5);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const data = join(folder, `data-${round}`);
    const ours = await importByKontor(data);
    rounds.push({ ours, limit: importBySqlite(join(data, 'kontor.sqlite')) });
    rmSync(data, { recursive: true });
  }
  const ratio = median(rounds.map(({ ours, limit }) => ours / limit));
  report('import, orders a second', median(rounds.map(({ ours }) => ours)));
  report('sqlite3 .import, orders a second', median(rounds.map(({ limit }) => limit)));
  if (!report('R5 orders a second / sqlite3 .import', ratio, { atLeast: TARGET })) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function importByKontor(data) {
  const env = { ...process.env, PORT: '0', KONTOR_DATA_DIR: data, KONTOR_DEMO: '1', LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, [here('../../portal-server/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await readyUrl(server);
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'nordwind', password: 'kontor-demo' }),
    });
    const { token } = await answer.json();
    const began = performance.now();
    const child = spawn(
      process.execPath,
      [here('../bin/kontor.js'), 'orders', 'import', file, '--yes', '--quiet'],
      {
        env: { ...process.env, KONTOR_URL: url, KONTOR_TOKEN: token },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`kontor ended with ${code}`);
    return ORDERS / ((performance.now() - began) / 1000);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

function readyUrl(server) {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    server.stdout.on('data', (text) => {
      const url = /ready at (\S+)/.exec(String(text))?.[1];
      if (url) resolve(url);
    });
  });
}

/** The limit: the same rows of orders and items, out of the database just filled, into tables with the same plain indexes. */
function importBySqlite(database) {
  const copy = join(folder, 'copy.sqlite');
  rmSync(copy, { force: true });
  const schema = sqlite(
    database,
    `select sql || ';' from sqlite_schema where tbl_name in ('${TABLES.join("','")}') and sql is not null and type <> 'trigger' order by type desc`,
  );
  for (const table of TABLES)
    writeFileSync(
      join(folder, `${table}.csv`),
      sqlite(database, `.mode csv\nselect * from ${table} where 1`),
    );
  sqlite(copy, `PRAGMA journal_mode = WAL;\n${schema}`);
  const began = performance.now();
  const imports = TABLES.map((table) => `.import --csv ${join(folder, `${table}.csv`)} ${table}`);
  sqlite(copy, ['PRAGMA cache_size = -262144;', 'begin;', ...imports, 'commit;'].join('\n'));
  return ORDERS / ((performance.now() - began) / 1000);
}

function sqlite(database, input) {
  const { stdout, status, stderr } = spawnSync('sqlite3', [database], {
    input,
    maxBuffer: 2 ** 31,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr || 'the sqlite3 command is needed for this bench');
  return stdout;
}
