// Kills server and command line with SIGKILL on both engines, among single orders, bookings of deliveries, imports and their undo. The line:
// what was acknowledged is stored once and whole, an undone import has no open order, stock is what was booked and ordered, and the trail has
// every piece of work once. `--kills=100` says how often each is killed in import and in undo, `--minutes=30` when to end anyway, `--engine=sqlite` where.
import { bookDeliveries } from './lib/booking-work.mjs';
import { killedImports } from './lib/import-work.mjs';
import { createOrders } from './lib/order-work.mjs';
import { aPortal } from './lib/portal.mjs';
import { aCluster } from './lib/postgres.mjs';
import { openRows } from './lib/rows.mjs';
import { storedOrders } from './lib/stored-orders.mjs';
import {
  faultsOfBookings,
  faultsOfFile,
  faultsOfImports,
  faultsOfOrders,
  faultsOfReserved,
  stockOf,
} from './lib/verdict.mjs';

const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? null;
const isShort = process.argv.includes('--short');
const kills = Number(option('kills') ?? (isShort ? 2 : 100));
const end = Date.now() + Number(option('minutes') ?? 600) * 60_000;
/** Two chunks of an import; one when short. */
const ORDERS = isShort ? 500 : 1100;
const PREFIX = 'KILL-';
const SINGLE = `${PREFIX}S`;
const PRODUCT = 'NW1050';

const engines = [option('engine') ?? ['sqlite', 'postgres']].flat();
let failed = 0;
for (const engine of engines) {
  const cluster = engine === 'postgres' ? await aCluster() : null;
  if (engine === 'postgres' && cluster === null) {
    console.log('postgres: SKIPPED, not installed');
    continue;
  }
  const environment = { LOG_LEVEL: 'error', ...(cluster && { DATABASE_URL: cluster.url }) };
  const { faults, figures } = await killAmongWork(await aPortal({ orders: 2000, environment }));
  await cluster?.remove();
  console.log(`${engine}: ${figures}; ${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
  failed += faults.length;
}
process.exit(failed === 0 ? 0 : 1);

async function killAmongWork(portal) {
  await portal.start();
  const token = await portal.signIn('nordwind');
  const rows = openRows(portal);
  const bookings = await bookDeliveries(portal, await portal.signIn('lager'), { clients: 2 });
  const before = new Map();
  for (const product of [PRODUCT, ...bookings.lines.map((line) => line.product)])
    before.set(product, await stockOf(rows, product));
  bookings.start();
  const orders = createOrders(portal, token, { clients: 4, prefix: SINGLE });
  const at = { portal, rows, token, username: 'nordwind' };
  const imports = killedImports(at, { prefix: `${PREFIX}I`, orders: ORDERS });
  const isEnough = () =>
    Object.values(imports.kills).every(({ import: ofImport, undo }) => Math.min(ofImport, undo) >= kills);
  while (!isEnough() && Date.now() < end) {
    await imports.one();
    console.log(`  ${JSON.stringify(imports.kills)}, ${orders.acknowledged.size} single orders`);
  }
  await imports.one({ stays: true });
  await Promise.all([orders.stop(), bookings.stop()]);
  const stored = await storedOrders(rows, PREFIX);
  const [singles, imported] = [true, false].map((isSingle) =>
    stored.filter(({ name }) => name.startsWith(SINGLE) === isSingle),
  );
  const faults = [
    ...faultsOfOrders(singles, orders),
    ...(await faultsOfImports(rows, imported, imports, ORDERS)),
    ...(await faultsOfBookings(rows, bookings, before)),
    ...(await faultsOfReserved(rows, stored, PRODUCT, before.get(PRODUCT).reserved)),
    ...(await faultsOfFile(rows)),
  ];
  imports.remove();
  await rows.close();
  await portal.remove();
  const { server, commandLine } = imports.kills;
  const figures =
    `server killed ${server.import} times during imports and ${server.undo} during undo, among single orders and bookings; ` +
    `command line ${commandLine.import} and ${commandLine.undo} times; ${orders.acknowledged.size} single orders, ` +
    `${bookings.acknowledged} bookings, ${imports.files.length} files of ${ORDERS} orders`;
  return { faults, figures };
}
