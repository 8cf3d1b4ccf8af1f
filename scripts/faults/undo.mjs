// Kills the server with SIGKILL in the middle of undos on both engines: of imported orders, and of a carrier's file about them. The line, looked
// at after each kill and at the end: a record is undone with its mark, its trail and its stock or not at all, each once, and every undo comes
// through. `--kills=100` says how often, `--engine=sqlite` where.
import { aPortal } from './lib/portal.mjs';
import { aCluster } from './lib/postgres.mjs';
import { openRows } from './lib/rows.mjs';
import { importOrders, killsInUndo, shipOrders } from './lib/undo-work.mjs';
import { faultsOfFile, stockOf } from './lib/verdict.mjs';

const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? null;
const isShort = process.argv.includes('--short');
const kills = Number(option('kills') ?? (isShort ? 3 : 100));
/** Several pieces of each undo. */
const ORDERS = isShort ? 1200 : 2400;
const PRODUCT = 'NW1050';

const engines = [option('engine') ?? (isShort ? 'sqlite' : ['sqlite', 'postgres'])].flat();
let failed = 0;
for (const engine of engines) {
  const cluster = engine === 'postgres' ? await aCluster() : null;
  if (engine === 'postgres' && cluster === null) {
    console.log('postgres: SKIPPED, not installed');
    continue;
  }
  const environment = { LOG_LEVEL: 'error', ...(cluster && { DATABASE_URL: cluster.url }) };
  const { faults, figures } = await killInUndos(await aPortal({ orders: 300, environment }));
  await cluster?.remove();
  console.log(`${engine}: ${figures}; ${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
  failed += faults.length;
}
process.exit(failed === 0 ? 0 : 1);

async function killInUndos(portal) {
  await portal.start();
  const [merchant, staff] = [await portal.signIn('nordwind'), await portal.signIn('lager')];
  const rows = openRows(portal);
  const { told, undo } = killsInUndo(portal);
  const faults = [];
  let files = 0;
  const isKilling = () => told.killed < kills;
  while (isKilling()) {
    const before = await stockOf(rows, PRODUCT);
    const prefix = `UNDO-${(files += 1)}`;
    const { id, names } = await importOrders(portal, {
      token: merchant,
      product: PRODUCT,
      prefix,
      orders: ORDERS,
    });
    const file = await shipOrders(portal, { token: staff, names, prefix });
    const look = (kind) => async () => {
      const stored = await ordersOf(rows, id, file);
      faults.push(...halfUndone(stored), ...stockFaults(await stockOf(rows, PRODUCT), before, stored));
      return { undone: stored.filter((order) => order[kind] !== null).length, all: ORDERS };
    };
    const ofFile = await undo(`/erp/files/${file}/undo`, staff, { isKilling, look: look('file_undo') });
    faults.push(...answerFaults(ofFile, 'undone'));
    const ofImport = await undo(`/order-imports/${id}/undo`, merchant, {
      isKilling,
      look: look('import_undo'),
    });
    faults.push(...answerFaults(ofImport, 'cancelled'));
    const { undone } = await look('import_undo')();
    if (undone !== ORDERS) faults.push(`${prefix}: ${undone} of ${ORDERS} orders are undone`);
    console.log(`  ${JSON.stringify(told)}, ${faults.length} faults`);
  }
  faults.push(...(await faultsOfFile(rows)));
  await rows.close();
  await portal.remove();
  const figures = `server killed ${told.killed} times in undos, ${told.between} of them between two pieces; ${files} files of ${ORDERS} orders`;
  return { faults, figures };
}

/** The orders of an import, with what both undos marked and how often the trail has each. */
async function ordersOf(rows, importId, fileId) {
  const inTrail = (action) => `(select count(*) from audit_records as record
    join audit_log as entry on entry.id = record.audit_id
    where record.kind = 'order' and record.record_id = o.id and entry.action = '${action}')`;
  const stored = await rows.all(
    `select o.external_order_id as name, o.status, o.tracking_number, result.undo as import_undo, change.undo as file_undo,
       ${inTrail('erpLink.undo')} as told_back, ${inTrail('orderImports.undo')} as told_cancelled
     from order_import_results as result join erp_orders as o on o.id = result.order_id
     left join erp_file_changes as change on change.record_id = o.id and change.file_id = ?
     where result.import_id = ?`,
    [fileId, importId],
  );
  return stored.map((order) => ({
    ...order,
    told_back: Number(order.told_back),
    told_cancelled: Number(order.told_cancelled),
  }));
}

/** Orders of which one part of an undo is stored and another is not. */
function halfUndone(stored) {
  const lost = stored.length === ORDERS ? [] : [`${stored.length} orders of ${ORDERS}`];
  const half = stored.filter(
    ({ status, tracking_number, file_undo, import_undo, told_back, told_cancelled }) => {
      const isBack = file_undo === 'undone';
      const isCancelled = import_undo === 'cancelled';
      const expected = isCancelled ? 'storniert' : isBack ? 'offen' : 'geliefert';
      const isWhole = status === expected && (tracking_number === '') === isBack;
      return !isWhole || told_back !== Number(isBack) || told_cancelled !== Number(isCancelled);
    },
  );
  return [...lost, ...half.slice(0, 3).map((order) => `half undone: ${JSON.stringify(order)}`)];
}

/** Pieces are reserved for open orders and gone with those that left the house. */
function stockFaults(stock, before, stored) {
  const count = (status) => stored.filter((order) => order.status === status).length;
  const reserved = before.reserved + count('offen');
  const total = before.total - count('geliefert');
  return stock.reserved === reserved && stock.total === total
    ? []
    : [`stock ${JSON.stringify(stock)}, expected ${JSON.stringify({ total, reserved })}`];
}

/** What the last answer of an undo lacks; the answer of one that was killed at its very end is lost. */
function answerFaults(answer, counted) {
  if (answer === null) return [];
  const { status, body } = answer;
  return status === 200 && body[counted] === ORDERS
    ? []
    : [`undo: ${status} ${JSON.stringify(body).slice(0, 200)}`];
}
