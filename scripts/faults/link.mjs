// Breaks the link to a simulated FileMaker file on both engines while orders are created, cancelled and shipped: kills server and file, loses and
// tears answers, ends sessions, is slow, lets clocks differ, takes another server over, restores yesterday's backup of the file. The line: both
// sides are equal in the end, every order is there once, and another server sends within 10 s. `--kills=100` how often each is killed,
// `--minutes=30` when to end anyway, `--engine=sqlite` where;
// the short form leaves out the other server and the backup.
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'tsx/esm/api';
import { breakLink } from './lib/link-breaks.mjs';
import { drain, faultsOfLink, faultsOfRestore } from './lib/link-verdict.mjs';
import { workInWarehouse } from './lib/link-work.mjs';
import { createOrders } from './lib/order-work.mjs';
import { aPortal, until } from './lib/portal.mjs';
import { aCluster } from './lib/postgres.mjs';
import { openRows } from './lib/rows.mjs';

register();
const { ACCOUNT, FileMakerSimulator } = await import('../../tests/filemaker/simulator.ts');

const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? null;
const isShort = process.argv.includes('--short');
const kills = Number(option('kills') ?? (isShort ? 1 : 100));
const end = Date.now() + Number(option('minutes') ?? 600) * 60_000;
const PREFIX = 'LINK-';
/** Orders that are created at least between two breaks. */
const ORDERS_A_TURN = 5;
const TAKEN_OVER_WITHIN_MS = 10_000;
const preload = new URL('./lib/shifted-clock.mjs', import.meta.url).href;

// In `npm test` one engine is enough: the tests of the link run on both.
const engines = [option('engine') ?? (isShort ? ['sqlite'] : ['sqlite', 'postgres'])].flat();
let failed = 0;
for (const engine of engines) {
  const cluster = engine === 'postgres' ? await aCluster() : null;
  if (engine === 'postgres' && cluster === null) {
    console.log('postgres: SKIPPED, not installed');
    continue;
  }
  const { figures, faults } = await breakOn({ ...(cluster && { DATABASE_URL: cluster.url }) });
  await cluster?.remove();
  console.log(`${engine}: ${figures}; ${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
  failed += faults.length;
}
process.exit(failed === 0 ? 0 : 1);

async function breakOn(database) {
  const erp = new FileMakerSimulator();
  await erp.start();
  const environment = {
    LOG_LEVEL: 'error',
    ...database,
    KONTOR_FILEMAKER_URL: erp.url,
    KONTOR_FILEMAKER_USER: ACCOUNT.user,
    KONTOR_FILEMAKER_PASSWORD: ACCOUNT.password,
  };
  const portal = await aPortal({ orders: 50, environment, node: ['--import', preload] });
  await portal.start();
  const [admin, merchant] = [await portal.signIn('admin'), await portal.signIn('nordwind')];
  await portal.call('/erp/connection', { method: 'PUT', token: admin, body: { url: erp.url } });
  const at = { portal, erp, rows: openRows(portal), admin, merchant, prefix: PREFIX };
  const orders = createOrders(portal, merchant, { clients: 2, prefix: PREFIX, pauseMs: isShort ? 100 : 25 });
  const warehouse = workInWarehouse(at, orders);
  const counts = {};
  let backup = [];
  for (let turn = 0; !isEnough(counts) && Date.now() < end; turn += 1) {
    const before = orders.acknowledged.size;
    await until(() => orders.acknowledged.size >= before + ORDERS_A_TURN, 60_000);
    await wait(Math.random() * 300);
    await breakLink(at, turn, counts, { isShort });
    if (turn % 10 === 1) backup = structuredClone(erp.orders.all);
  }
  await Promise.all([orders.stop(), warehouse.stop()]);
  const faults = [...orders.refused, ...warehouse.refused];
  await drain(at);
  faults.push(...(await faultsOfLink(at, orders)));
  const rest = [];
  if (!isShort) {
    const takenOver = await takeOver(at, environment);
    rest.push(`another server sent after ${takenOver} ms`, 'a backup of the file restored');
    if (!(takenOver <= TAKEN_OVER_WITHIN_MS)) faults.push(`another server sent after ${takenOver} ms`);
    faults.push(...(await faultsOfRestore(at, backup)));
  }
  await at.rows.close();
  await portal.remove();
  await erp.stop();
  const broken = Object.entries(counts).map(([what, times]) => `${what} ${times}`);
  const figures = `${orders.acknowledged.size} orders, ${warehouse.cancelled} cancelled, ${warehouse.shipped} shipped; ${[...broken, ...rest].join(', ')}`;
  return { figures, faults };
}

function isEnough(counts) {
  const areKilled = ['server killed', 'file killed'].every((what) => (counts[what] ?? 0) >= kills);
  return areKilled && Object.keys(counts).length >= 7;
}

/** Milliseconds after the kill of one server until an order given to another one is in the file. */
async function takeOver({ portal, erp, merchant }, environment) {
  const other = await aPortal({ orders: null, environment, dataDir: portal.dataDir });
  await other.start();
  await portal.end();
  const begun = Date.now();
  const orders = createOrders(other, merchant, { clients: 1, prefix: `${PREFIX}T`, pauseMs: 60_000 });
  const isThere = () => erp.orders.all.some(({ fields }) => fields.Externe_Order_ID === `${PREFIX}T0-0`);
  await until(isThere, 60_000).catch(() => {});
  const took = isThere() ? Date.now() - begun : Number.NaN;
  void orders.stop();
  await other.end();
  await portal.start();
  return took;
}
