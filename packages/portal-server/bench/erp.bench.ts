// 100,000 changes of stock reported by an ERP, beside lists that are asked for meanwhile, on SQLite and on PostgreSQL where `BENCH_DATABASE_URL`
// names an empty database. `npx tsx --conditions=kontor-source packages/portal-server/bench/erp.bench.ts [orders]`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/db/open-database.js';
import { seedDemoData } from '../src/demo/seed-demo-data.js';
import { load, report, signIn, startProcess, type BenchServer } from './bench-server.js';

const ORDERS = Number(process.argv[2] ?? 100_000);
const PRODUCTS = 20_000;
const CHANGES = 100_000;
/** Records of one call, the most that it takes. */
const SET = 5000;
const MERCHANT = 2;
const WITHIN_SECONDS = 10;
const FIND = JSON.stringify({ query: [{ Status: '==offen' }], limit: 50 });
const LOAD = { seconds: 5, connections: 2 };

const url = process.env['BENCH_DATABASE_URL'];
const results = [await bench('sqlite', null), ...(url ? [await bench('postgres', url)] : [])];
process.exitCode = results.every(Boolean) ? 0 : 1;

async function bench(engine: string, databaseUrl: string | null): Promise<boolean> {
  const dir = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  try {
    const warehouses = await fill(dir, databaseUrl);
    const env = { KONTOR_DATA_DIR: dir, KONTOR_DEMO: '0', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const app = await startProcess('../src/main.ts', 4256, env);
    try {
      return await measure(engine, app, warehouses);
    } finally {
      await app.stop();
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Fills the database with demo orders and products of one merchant; answers the names of the warehouses. */
async function fill(dir: string, databaseUrl: string | null): Promise<readonly string[]> {
  const database = openDatabase(
    databaseUrl === null
      ? { engine: 'sqlite', filename: join(dir, 'kontor.sqlite') }
      : { engine: 'postgres', url: databaseUrl },
  );
  await database.migrate();
  await seedDemoData(database, { now: Date.now(), timeZone: 'Europe/Berlin', orders: ORDERS });
  await database.write(async (trx) => {
    await trx.raw(
      `insert into erp_products (merchant_erp_id, product_number, product_key, name, search_text)
       with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${PRODUCTS})
       select ${MERCHANT}, 'bench-' || n, 'bench-' || n, 'Produkt ' || n, 'bench-' || n from numbers`,
    );
  });
  const rows: { name: string }[] = await database.read('erp_warehouses').orderBy('id').select('name');
  await database.close();
  return rows.map(({ name }) => name);
}

async function measure(engine: string, app: BenchServer, warehouses: readonly string[]): Promise<boolean> {
  const headersOf = async (user: string) => ({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await signIn(app, user)}`,
  });
  const [erp, merchant] = [await headersOf('lager'), await headersOf('nordwind')];
  const finds = { headers: merchant, bodies: [FIND] };
  const quiet = await load(app, '/api/orders/find', finds, LOAD);
  report(`${engine}: find, p99 ms`, quiet.p99);
  return [await beside('new places', 0), await beside('changed places', 1)].every(Boolean);

  async function beside(what: string, more: number): Promise<boolean> {
    const [begun, cpu] = [performance.now(), await app.cpu()];
    const stock = { isOver: false, seconds: 0 };
    const [applied, slowest] = await Promise.all([
      reportStock(app, erp, { warehouses, more }).finally(() => {
        stock.isOver = true;
        stock.seconds = (performance.now() - begun) / 1000;
      }),
      slowestFind(stock),
    ]);
    report(`${engine}: ${what}: CPU seconds, lists too`, (await app.cpu()) - cpu);
    report(`${engine}: ${what}: find meanwhile, p99 ms`, slowest);
    return [
      report(`${engine}: ${what}: applied`, applied, { atLeast: CHANGES }),
      report(`${engine}: ${what}: seconds`, stock.seconds, { atMost: WITHIN_SECONDS }),
    ].every(Boolean);
  }

  async function slowestFind(stock: { readonly isOver: boolean }): Promise<number> {
    let slowest = 0;
    while (!stock.isOver)
      slowest = Math.max(slowest, (await load(app, '/api/orders/find', finds, { ...LOAD, seconds: 1 })).p99);
    return slowest;
  }
}

/** What is reported: places of these warehouses, each with that many pieces more than at first. */
interface Reported {
  readonly warehouses: readonly string[];
  readonly more: number;
}

/** Reports that many places of stock in sets, two sets at a time; answers how many were applied. */
async function reportStock(
  app: BenchServer,
  headers: Record<string, string>,
  reported: Reported,
): Promise<number> {
  let [applied, next] = [0, 0];
  const sender = async () => {
    while (next < CHANGES) {
      const from = next;
      next += SET;
      const records = Array.from({ length: SET }, (_, n) => changeOf(from + n, reported));
      const answer = await fetch(`${app.url}/api/erp/stock`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ records }),
      });
      if (!answer.ok) throw new Error(`/erp/stock: ${answer.status} ${await answer.text()}`);
      applied += ((await answer.json()) as { counts: { applied: number } }).counts.applied;
    }
  };
  await Promise.all([sender(), sender()]);
  return applied;
}

/** The products one after the other, on another place each time round. */
function changeOf(n: number, { warehouses, more }: Reported) {
  const turn = Math.floor(n / PRODUCTS);
  return {
    product_number: `bench-${1 + (n % PRODUCTS)}`,
    merchant_erp_id: MERCHANT,
    warehouse: warehouses[turn % warehouses.length],
    position: `P-${turn}`,
    on_hand: 1 + (n % 997) + more,
  };
}
