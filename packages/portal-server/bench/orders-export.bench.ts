// R7: all orders as CSV through the API, the next part asked for as soon as the head of the one before has come, against the sqlite3
// command writing the same columns. `npx tsx --conditions=kontor-source packages/portal-server/bench/orders-export.bench.ts [orders]`;
// BENCH_DATA_DIR takes a folder that is filled already.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { benchOrders, median, report, signIn, type BenchServer, type DemoServer } from './bench-server.js';

const ORDERS = Number(process.argv[2] ?? 200_000);
const ROUNDS = 3;
const SAME_COLUMNS = `select o.external_order_id, o.order_date, o.status, o.tracking_number, o.carrier, o.customer_reference, a.salutation, a.company,
  a.name, a.second_name, a.street, a.address_second_line, a.postal_code, a.city, a.country_code, a.email, o.items_text, m.merchant_name, o.comment
  from erp_orders o join erp_addresses a on a.id = o.address_id join merchants m on m.erp_merchant_id = o.merchant_erp_id
  order by o.order_date desc, o.id desc`;

await benchOrders({ orders: ORDERS, port: 4255 }, measure);

async function measure({ app, dir }: DemoServer): Promise<boolean> {
  const token = await signIn(app, 'admin');
  await exported(app, token);
  const before = await memory(app);
  const runs: { ours: number; limit: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push({ ours: await timed(() => exported(app, token)), limit: await timed(() => byCommand(dir)) });
  report('export, rows a second', median(runs.map(({ ours }) => ours)));
  report('sqlite3 -csv, rows a second', median(runs.map(({ limit }) => limit)));
  const slim = report('export, memory growth MB', (await memory(app)) - before, { atMost: 40 });
  return (
    report('R7 rows a second / sqlite3', median(runs.map(({ ours, limit }) => ours / limit)), {
      atLeast: 0.4,
    }) && slim
  );
}

async function timed(work: () => Promise<number>): Promise<number> {
  const begun = performance.now();
  const rows = await work();
  return rows / ((performance.now() - begun) / 1000);
}

async function exported(app: BenchServer, token: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  let cursor: string | null = null;
  let found = 0;
  let reading: Promise<unknown> = Promise.resolve();
  do {
    const body = JSON.stringify({
      query: [{ displayAllMerchants: true }],
      dialect: 'excel-de',
      ...(cursor !== null && { cursor }),
    });
    const answer: Response = await fetch(`${app.url}/api/generate-csv/orders`, {
      method: 'POST',
      headers,
      body,
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    found = Number(answer.headers.get('X-Found-Count'));
    cursor = answer.headers.get('X-Next-Cursor');
    await reading;
    reading = answer.arrayBuffer();
  } while (cursor !== null);
  await reading;
  return found;
}

async function byCommand(dir: string): Promise<number> {
  const options = { maxBuffer: 1e9, encoding: 'latin1' } as const;
  const { stdout } = await promisify(execFile)(
    'sqlite3',
    ['-csv', '-readonly', join(dir, 'kontor.sqlite'), SAME_COLUMNS],
    options,
  );
  return stdout.split('\n').length - 1;
}

/** Megabytes of the server's resident memory. */
async function memory({ pid }: BenchServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
