// Lists that a screen can ask for, beside reading every order or entry once: status and days with any sort, the audit log by any filter.
// `npx tsx --conditions=kontor-source packages/portal-server/bench/lists.bench.ts [orders]`; BENCH_DATA_DIR takes a filled folder.
import { join } from 'node:path';
import { openDatabase } from '../src/db/open-database.js';
import { benchOrders, median, report, scanMs, signIn, type DemoServer } from './bench-server.js';

const ORDERS = Number(process.argv[2] ?? 200_000);
const ROUNDS = 3;
const SORTS = ['_ID_AUFTRA', 'Externe_Order_ID', 'Datum', 'Status', 'Nr_Artikel', 'Trackingnummer'];
const STATUSES = ['offen', 'geliefert', 'storniert', 'on hold'];
const DAYS = ['1/1/2026...3/31/2026', '10/1/2026...11/30/2026', '5/5/2026'];
const AUDIT_FILTERS = ['', 'page=190', 'username=nordwind', 'action=orders.', 'event=write', 'kind=order'];

const LISTS = SORTS.flatMap((fieldName) =>
  (['ascend', 'descend'] as const).flatMap((sortOrder) =>
    STATUSES.flatMap((status) =>
      DAYS.map((Datum) => ({
        query: [{ Status: `==${status}`, Datum }],
        sort: [{ fieldName, sortOrder }],
        limit: 50,
      })),
    ),
  ),
);

await benchOrders({ orders: ORDERS, port: 4254 }, measure);

async function measure({ app, dir }: DemoServer): Promise<boolean> {
  await fillTrail(dir);
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await signIn(app, 'admin')}`,
  };
  const timed = async (path: string, body?: object) => {
    const begun = performance.now();
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${app.url}/api${path}`, { headers, ...init });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
    return performance.now() - begun;
  };
  const rounds: { lists: number[]; audit: number[]; orders: number; entries: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const lists: number[] = [];
    for (const body of LISTS) lists.push(await timed('/orders/find', body));
    const audit: number[] = [];
    for (const filter of AUDIT_FILTERS) audit.push(await timed(`/audit-log?${filter}`));
    rounds.push({
      lists,
      audit,
      orders: await scanMs(dir, 'erp_orders', 'search_text'),
      entries: await scanMs(dir, 'audit_log', 'target'),
    });
  }
  const ofAll = (kind: 'lists' | 'audit', count: number) =>
    Array.from({ length: count }, (_, n) => median(rounds.map((round) => round[kind][n]!))).toSorted(
      (a, b) => a - b,
    );
  const lists = ofAll('lists', LISTS.length);
  const audit = ofAll('audit', AUDIT_FILTERS.length);
  const orders = median(rounds.map((round) => round.orders));
  const entries = median(rounds.map((round) => round.entries));
  report('reading every order, ms', orders);
  report('status and days, any sort, median ms', median(lists));
  report('reading every entry of the audit log, ms', entries);
  report('a page of the audit log, median ms', median(audit));
  return [
    report('status and days, slowest sort / every order', lists.at(-1)! / orders, { atMost: 1 / 8 }),
    report('the audit log, slowest filter / every entry', audit.at(-1)! / entries, { atMost: 1 / 2 }),
  ].every(Boolean);
}

/** Adds entries to the audit log until there are as many as orders. */
async function fillTrail(dir: string): Promise<void> {
  const database = openDatabase({ engine: 'sqlite', filename: join(dir, 'kontor.sqlite') });
  const [row] = await database.read('audit_log').count({ n: '*' });
  const missing = ORDERS - Number(row?.['n'] ?? 0);
  if (missing > 0)
    await database.write(async (trx) => {
      await trx.raw(
        `with recursive n (value) as (select 1 union all select value + 1 from n where value < ?)
         insert into audit_log (at, actor_id, subject_id, action, target, request_id)
         select strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + value * 28, 'unixepoch'), 1 + value % 5, 1 + value % 5,
           case when value % 3 = 0 then 'orders.create' else 'orders.bulk' end, '/orders', 'bench'
         from n`,
        [missing],
      );
      await trx.raw(
        `insert into audit_records (audit_id, kind, record_id, detail)
         select id, 'order', 1 + id % 900000, '{}' from audit_log where request_id = 'bench'`,
      );
    });
  await database.close();
}
