// R1 and R2: `POST /orders/find`, 50 rows, filter on the status, newest first, whole app with login, permission and validation, against Koa
// writing the same rows from memory. `npx tsx --conditions=kontor-source packages/portal-server/bench/orders-find.bench.ts [orders]`;
// BENCH_DATA_DIR takes a folder that is filled already.
import {
  benchOrders,
  load,
  median,
  report,
  signIn,
  startProcess,
  type DemoServer,
  type Load,
} from './bench-server.js';

const ORDERS = Number(process.argv[2] ?? 200_000);
const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const JSON_HEADERS = { 'Content-Type': 'application/json' };

await benchOrders({ orders: ORDERS, port: 4251 }, measure);

async function measure({ app }: DemoServer): Promise<boolean> {
  const headers = { ...JSON_HEADERS, Authorization: `Bearer ${await signIn(app, 'nordwind')}` };
  const one = [JSON.stringify({ query: [{ 'AUFTRA::Status': '==verrechnet' }], limit: 50 })];
  const combinations = ['offen', 'geliefert', 'verrechnet', 'storniert', 'on hold'].flatMap((status) =>
    ['2026-09-15', '2026-10-01', '2026-10-20', '2026-11-10'].map((day) =>
      JSON.stringify({
        query: [{ 'AUFTRA::Status': `==${status}`, 'AUFTRA::Datum': `>=${day}` }],
        limit: 50,
      }),
    ),
  );
  const first = await fetch(`${app.url}/api/orders/find`, { method: 'POST', headers, body: one[0]! });
  const text = await first.text();
  const fixed = await startProcess('./static-server.ts', 4252, { BENCH_ANSWER: text });
  process.stdout.write(`answer of ${text.length} characters\n`);
  const runs: { find: Load; mixed: Load; limit: Load }[] = [];
  try {
    await load(app, '/api/orders/find', { headers, bodies: one }, { seconds: SECONDS });
    await load(fixed, '/find', { headers: JSON_HEADERS, bodies: one }, { seconds: SECONDS });
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push({
        find: await load(app, '/api/orders/find', { headers, bodies: one }, { seconds: SECONDS }),
        mixed: await load(app, '/api/orders/find', { headers, bodies: combinations }, { seconds: SECONDS }),
        limit: await load(fixed, '/find', { headers: JSON_HEADERS, bodies: one }, { seconds: SECONDS }),
      });
  } finally {
    await fixed.stop();
  }
  report('find, requests a second', median(runs.map(({ find }) => find.perSecond)));
  report('find, CPU microseconds', median(runs.map(({ find }) => find.cpuMicros)));
  report('find, p99 ms', median(runs.map(({ find }) => find.p99)));
  report('20 filters, CPU microseconds', median(runs.map(({ mixed }) => mixed.cpuMicros)));
  report('Koa static, requests a second', median(runs.map(({ limit }) => limit.perSecond)));
  report('Koa static, CPU microseconds', median(runs.map(({ limit }) => limit.cpuMicros)));
  const ratio = median(runs.map(({ find, limit }) => find.cpuMicros / limit.cpuMicros));
  const rate = median(runs.map(({ find, limit }) => find.perSecond / limit.perSecond));
  const rateKept = report('R1 requests a second / Koa static', rate, { atLeast: 0.5 });
  return report('R1 CPU / Koa static', ratio, { atMost: 2.2 }) && rateKept;
}
