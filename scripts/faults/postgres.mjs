// Kills PostgreSQL among writes, fails it over to a streaming standby, and lets its network fall silent. The line: every acknowledged order is
// stored once and whole, calls meanwhile answer 503 within 30 s, nothing is a 500, and the server goes on within 30 s by itself.
import { setTimeout as wait } from 'node:timers/promises';
import { aNetwork } from './lib/network.mjs';
import { answered, createOrders } from './lib/order-work.mjs';
import { aPortal, until } from './lib/portal.mjs';
import { aCluster, aStandbyOf } from './lib/postgres.mjs';
import { openRows } from './lib/rows.mjs';
import { storedOrders } from './lib/stored-orders.mjs';
import { faultsOfOrders } from './lib/verdict.mjs';

const CRASHES = process.argv.includes('--short') ? 1 : 10;
const PREFIX = 'PG-';
const WITHIN_MS = 30_000;

const primary = await aCluster();
if (primary === null) {
  console.log('SKIPPED: PostgreSQL is not installed');
  process.exit(0);
}
const network = await aNetwork(primary.port);
const environment = { DATABASE_URL: primary.url.replace(`:${primary.port}/`, `:${network.port}/`) };
const portal = await aPortal({ orders: 500, environment });
await portal.start();
const token = await portal.signIn('nordwind');
const orders = createOrders(portal, token, { clients: 6, prefix: PREFIX });
const misses = [];
const hold = (isKept, miss) => isKept || misses.push(miss);
const find = () => answered(portal, '/orders/find', { token, body: { limit: 5 } });
const ready = async () => (await answered(portal, '/health/ready')).status;

await crash();
await fallSilent();
const standby = await failOver();
await orders.stop();
const rows = openRows({ databaseUrl: standby.url });
misses.push(...faultsOfOrders(await storedOrders(rows, PREFIX), orders));
hold(!/"status":500/.test(portal.output), 'the log has a 500');
await rows.close();
await portal.remove();
network.close();
await standby.remove();
await primary.remove();

for (const miss of misses) console.error(`  ${miss}`);
console.log(`${orders.acknowledged.size} orders acknowledged; ${misses.length} misses`);
process.exit(misses.length === 0 ? 0 : 1);

/** PostgreSQL ends with SIGKILL, all its processes, and starts again. */
async function crash() {
  const times = [];
  for (let n = 0; n < CRASHES; n += 1) {
    await someOrders();
    await wait(Math.random() * 300);
    await primary.kill();
    const during = await find();
    hold(during.status === 503, `a call with PostgreSQL killed answered ${during.status}`);
    await primary.start();
    times.push(await untilOrders());
  }
  console.log(`killed ${CRASHES} times: orders again after ${least(times)} to ${most(times)} ms`);
}

/** The network forwards nothing any more and closes nothing. */
async function fallSilent() {
  await someOrders();
  network.hush();
  const begun = performance.now();
  // More calls than a lane has connections: those that are open, and those it then tries to make.
  const answers = await Promise.all(Array.from({ length: 12 }, () => timed(find)));
  const write = await timed(() => answered(portal, '/dashboard-configs', { token }));
  for (const { status } of [...answers, write])
    hold(status === 503, `a call to a silent PostgreSQL answered ${status}`);
  hold((await ready()) === 503, 'ready although PostgreSQL is silent');
  const longest = most([...answers, write].map(({ ms }) => ms));
  hold(longest < WITHIN_MS, `a call to a silent PostgreSQL took ${longest} ms`);
  const silent = Math.round(performance.now() - begun);
  network.mend();
  const back = await untilOrders();
  console.log(
    `silent for ${silent} ms: calls given up after ${longest} ms at most, orders again after ${back} ms`,
  );
}

/** The primary ends with SIGKILL; the standby, which has every acknowledged commit, takes its place. */
async function failOver() {
  const follower = await aStandbyOf(primary);
  await primary.waitForStandby();
  await someOrders();
  await primary.kill();
  network.leadTo(follower.port);
  await until(async () => (await find()).status === 200, WITHIN_MS).catch(() =>
    hold(false, 'no lists from the standby'),
  );
  const write = await answered(portal, '/settings', { token: await portal.signIn('admin').catch(() => '') });
  hold(write.status !== 500, `a call at the standby answered ${write.status}`);
  await follower.promote();
  const back = await untilOrders();
  console.log(`failed over: lists from the standby, orders again ${back} ms after it was promoted`);
  return follower;
}

/** Waits until some more orders have been acknowledged. */
async function someOrders() {
  const before = orders.acknowledged.size;
  while (orders.acknowledged.size < before + 10) await wait(5);
}

/** Milliseconds until orders are acknowledged and the server is ready. */
async function untilOrders() {
  const begun = performance.now();
  const before = orders.acknowledged.size;
  await until(async () => orders.acknowledged.size > before && (await ready()) === 200, WITHIN_MS).catch(() =>
    hold(false, `not at work again within ${WITHIN_MS} ms`),
  );
  return Math.round(performance.now() - begun);
}

async function timed(ask) {
  const begun = performance.now();
  const { status } = await ask();
  return { status, ms: Math.round(performance.now() - begun) };
}

function least(times) {
  return Math.min(...times);
}
function most(times) {
  return Math.max(...times);
}
