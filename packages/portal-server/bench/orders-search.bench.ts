// R4: searches of merchants' staff among all orders, through the whole app, against reading every order for the same letters.
// `npx tsx --conditions=kontor-source packages/portal-server/bench/orders-search.bench.ts [orders]`; BENCH_DATA_DIR takes a filled folder.
import { join } from 'node:path';
import { openDatabase } from '../src/db/open-database.js';
import { benchOrders, load, median, report, scanMs, signIn, type DemoServer } from './bench-server.js';

const ORDERS = Number(process.argv[2] ?? 200_000);
/** Nobody wrote them. */
const UNHEARD_OF = ['qx', 'jq', 'xq'];
/** What staff type: names, streets, towns, beginnings of words and numbers, from nobody's to those of most orders. */
const TERMS =
  'müller ber sch er an ha en ein mar st hamburg straße weg 10 123 nw-2026 00340 berlin wolf schneider köln ung ing qx zz xyz peter anna 2026 -2026- nw al he gmb platz allee dorf stein bach burg heim hof feld tal au ei koch klein groß lang ste'.split(
    ' ',
  );
const ROUNDS = 3;
/** Where the portal ends the count of a search. */
const COUNTED = 10_000;

await benchOrders({ orders: ORDERS, port: 4253 }, measure);

async function measure({ app, dir }: DemoServer): Promise<boolean> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await signIn(app, 'admin')}`,
  };
  const find = async (body: object) => {
    const begun = performance.now();
    const answer = await fetch(`${app.url}/api/orders/find`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`find: ${answer.status}`);
    await answer.text();
    return performance.now() - begun;
  };
  await find({});
  const bodies = UNHEARD_OF.map((search) => JSON.stringify({ search, limit: 50 }));
  const unheardOf = await load(app, '/api/orders/find', { headers, bodies }, { seconds: 2, connections: 1 });
  const all = await readAll(dir);
  const numbers = await numbersIn(dir);
  // Once to learn how common their parts are.
  for (const search of numbers) await find({ search, limit: 50 });
  const asked = numbers.map((search) => JSON.stringify({ search: search.slice(0, -1), limit: 50 }));
  const number = await load(
    app,
    '/api/orders/find',
    { headers, bodies: asked },
    { seconds: 2, connections: 1 },
  );
  report('reading every order, CPU microseconds', all);
  report('two letters nobody wrote, CPU microseconds', unheardOf.cpuMicros);
  report('a number from its beginning, CPU microseconds', number.cpuMicros);
  return [
    report('R4 nobody wrote / reading every order', unheardOf.cpuMicros / all, { atMost: 0.1 }),
    report('R4 a number / reading every order', number.cpuMicros / all, { atMost: 1 / 30 }),
    await firstTime(app, find, all),
    await terms(dir, find),
  ].every(Boolean);
}

/** Rows and ended counts of 51 terms, beside reading every order: medians of rounds that take turns. */
async function terms(dir: string, find: (body: object) => Promise<number>): Promise<boolean> {
  const rounds: { rows: number[]; counts: number[]; scan: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows: number[] = [];
    const counts: number[] = [];
    for (const search of TERMS) {
      // A count that was made is kept; one that ends elsewhere is another.
      rows.push(await find({ search, limit: 50, countLater: true, countUpTo: COUNTED + round }));
      counts.push(await find({ search, limit: 1, countUpTo: COUNTED + round }));
    }
    rounds.push({ rows, counts, scan: await scanMs(dir, 'erp_orders', 'search_text') });
  }
  const ofTerms = (kind: 'rows' | 'counts') =>
    TERMS.map((_, term) => median(rounds.map((round) => round[kind][term]!))).toSorted((a, b) => a - b);
  const scan = median(rounds.map((round) => round.scan));
  const [rows, counts] = [ofTerms('rows'), ofTerms('counts')];
  const p95 = Math.floor(TERMS.length * 0.95);
  report('reading every order, ms', scan);
  report('rows of 51 terms, median ms', median(rows));
  report('their counts up to 10,000, p95 ms', counts[p95]!);
  return [
    report('R4 51 terms, p95 / reading every order', rows[p95]! / scan, { atMost: 1 / 30 }),
    report('R4 the slowest of them / reading every order', rows.at(-1)! / scan, { atMost: 1 / 10 }),
    report('R4 counts, p95 / reading every order', counts[p95]! / scan, { atMost: 1 / 10 }),
  ].every(Boolean);
}

/** Pages with totals of 80 filters by status and days, each asked for the first time, against reading every order. */
async function firstTime(
  app: DemoServer['app'],
  find: (body: object) => Promise<number>,
  all: number,
): Promise<boolean> {
  const bodies = ['offen', 'on hold', 'storniert', 'geliefert'].flatMap((status) =>
    Array.from({ length: 20 }, (_, n) => ({
      query: [{ Status: `==${status}`, Datum: `1/${n + 1}/2026...9/${n + 1}/2026` }],
      limit: 50,
    })),
  );
  const times: number[] = [];
  const before = await app.cpu();
  for (const body of bodies) times.push(await find(body));
  const cpuMicros = (((await app.cpu()) - before) * 1e6) / bodies.length;
  report(
    'R2 first-time combination, p95 ms',
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!,
  );
  report('R2 first-time combination, CPU microseconds', cpuMicros);
  return report('R2 first-time combination / reading every order', cpuMicros / all, { atMost: 1 / 20 });
}

/** Numbers of orders, spread over all. */
async function numbersIn(dir: string): Promise<string[]> {
  const database = openDatabase({ engine: 'sqlite', filename: join(dir, 'kontor.sqlite') });
  const rows = await database
    .read('erp_orders')
    .select('external_order_id')
    .whereRaw('id % ? = 0', [Math.ceil(ORDERS / 20)]);
  await database.close();
  return rows.map(({ external_order_id }) => external_order_id);
}

/** Microseconds of CPU to look at every order's text; SQLite reads within this process. */
async function readAll(dir: string): Promise<number> {
  const database = openDatabase({ engine: 'sqlite', filename: join(dir, 'kontor.sqlite') });
  const times: number[] = [];
  for (const letters of UNHEARD_OF) {
    const before = process.cpuUsage();
    await database.read('erp_orders').where('search_text', 'like', `%${letters}%`).count();
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  await database.close();
  return median(times);
}
