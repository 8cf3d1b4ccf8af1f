// `POST /orders/find` and a small write while the demand of 5,000 products is learned, beside the same without. `npx tsx --conditions=kontor-source
// packages/portal-server/bench/stock-risk.bench.ts [orders]`; BENCH_DATA_DIR takes a folder that is filled already.
import { join } from 'node:path';
import { openDatabase } from '../src/db/open-database.js';
import { demoFolder, load, report, signIn, startProcess, type Load } from './bench-server.js';

const ORDERS = Number(process.argv[2] ?? 1_000_000);
const PRODUCTS = 5000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
/** Long enough for a whole training among a million orders. */
const SECONDS_OF_TRAINING = 4 * SECONDS;
/** Few enough that the server is not busy with them alone. */
const CONNECTIONS = 2;
const CHANGE = JSON.stringify({ language: 'de' });
const FIND = JSON.stringify({ query: [{ 'AUFTRA::Status': '==verrechnet' }], limit: 50 });

const folder = await demoFolder(ORDERS);
const filename = join(folder.dir, 'kontor.sqlite');
try {
  await addProducts();
  const quiet = await measure('../src/main.ts', 4253, SECONDS);
  const training = await measure('./training-server.ts', 4254, SECONDS_OF_TRAINING);
  report('find, p99 ms', quiet.find.p99);
  report('find while training, p99 ms', training.find.p99);
  report('write, p99 ms', quiet.write.p99);
  report('write while training, p99 ms', training.write.p99);
  await reportTraining();
  const kept = [
    report('find, p99 while training / without', training.find.p99 / quiet.find.p99, { atMost: 3 }),
    report('write, p99 while training / without', training.write.p99 / quiet.write.p99, { atMost: 3 }),
  ];
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  await folder.remove();
}

async function measure(
  script: string,
  port: number,
  seconds: number,
): Promise<Record<'find' | 'write', Load>> {
  const server = await startProcess(script, port, { KONTOR_DATA_DIR: folder.dir, KONTOR_DEMO: '0' });
  try {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await signIn(server, 'nordwind')}`,
    };
    const finds = { headers, bodies: [FIND] };
    const writes = { headers, bodies: [CHANGE], method: 'PUT' } as const;
    await load(server, '/api/orders/find', finds, { seconds: 2, connections: CONNECTIONS });
    return {
      find: await load(server, '/api/orders/find', finds, { seconds, connections: CONNECTIONS }),
      write: await load(server, '/api/current-user', writes, { seconds, connections: 1 }),
    };
  } finally {
    await server.stop();
  }
}

/** Fills the catalogue up, and lets every order of the past two months hold two of the new products. */
async function addProducts(): Promise<void> {
  const database = openDatabase({ engine: 'sqlite', filename });
  const known = Number((await database.read('erp_products').count({ n: '*' }).first())?.['n']);
  const missing = PRODUCTS - known;
  if (missing > 0)
    await database.write(async (trx) => {
      await trx.raw(
        `insert into erp_products (merchant_erp_id, product_number, product_key, name, search_text)
         with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${missing})
         select 2, 'bench-' || n, 'bench-' || n, 'Produkt ' || n, 'bench-' || n from numbers`,
      );
      await trx.raw(
        `insert into erp_stock (product_id, warehouse_id, position, available)
         select id, 1, 'Z-01-01', id * 7 % 200 from erp_products where product_number like 'bench-%'`,
      );
      for (const position of [20, 21])
        await trx.raw(
          `insert into erp_order_items (product_key, merchant_erp_id, order_date, order_id, position, qty)
           select 'bench-' || (1 + abs(random()) % ${missing}), 2, order_date, id, ${position}, 1 + id % 3 from erp_orders
           where order_date >= (select date(max(order_date), '-61 days') from erp_orders)`,
        );
    });
  await database.close();
}

async function reportTraining(): Promise<void> {
  const database = openDatabase({ engine: 'sqlite', filename });
  const rows = await database.read('stock_trainings').orderBy('id', 'desc').limit(5);
  await database.close();
  const last = rows[0] as { products: number; forecasts: number; duration_ms: number } | undefined;
  report('products', last?.products ?? 0);
  report('forecasts', last?.forecasts ?? 0);
  report('a training beside requests, ms', last?.duration_ms ?? Number.NaN);
}
