// What must hold of Kontor and a simulated FileMaker file after all that was broken.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storedOrders } from './stored-orders.mjs';

/** What the statuses of the file mean. */
const MEANS = { versendet: 'geliefert' };
const TEN_MINUTES = 600_000;
const WITHIN_MS = 120_000;
let ahead = 0;

/** Lets time pass at the server until nothing waits any more, and has the file read at once, as a server does when it starts. */
export async function drain({ portal, rows, erp }) {
  erp.forget();
  const end = Date.now() + WITHIN_MS;
  while ((await rows.count('erp_lanes where waiting > 0 and refusal is null')) > 0 && Date.now() < end) {
    ahead += TEN_MINUTES;
    writeFileSync(join(portal.dataDir, 'clock-offset'), String(ahead));
    process.kill(portal.pid(), 'SIGUSR2');
    await wait(1000);
  }
  await portal.end('SIGTERM');
  await portal.start();
  await wait(2000);
}

/** Everything wrong with the orders of the prefix on both sides. */
export async function faultsOfLink({ rows, erp, prefix }, orders) {
  const waiting = await rows.count('erp_lanes where waiting > 0 or refusal is not null');
  const refusals = await rows.all('select refusal from erp_lanes where refusal is not null limit 3');
  const stored = await storedOrders(rows, prefix);
  return [
    ...(waiting > 0 ? [`${waiting} orders wait: ${refusals.map(({ refusal }) => refusal).join('; ')}`] : []),
    ...lostOrDouble(stored, orders),
    ...(await differences({ rows, erp, prefix })),
  ];
}

function lostOrDouble(stored, { acknowledged }) {
  const times = new Map();
  for (const { name } of stored) times.set(name, (times.get(name) ?? 0) + 1);
  return [...acknowledged.keys()].flatMap((name) =>
    times.get(name) === 1 ? [] : [`${name} is there ${times.get(name) ?? 0} times`],
  );
}

/** Where both sides differ: an order that is not there once, a status, a tracking number. */
async function differences({ rows, erp, prefix }) {
  const here = await rows.all(
    'select id, external_order_id as name, status, tracking_number from erp_orders where external_order_id like ?',
    [`${prefix}%`],
  );
  const there = new Map();
  for (const record of erp.orders.all) {
    const id = String(record.fields.ZZN_Kontor_ID);
    there.set(id, [...(there.get(id) ?? []), record]);
  }
  const strange = erp.orders.all.length - here.length;
  return [
    ...(strange > 0 ? [`the file has ${strange} orders more`] : []),
    ...here.flatMap(({ id, name, status, tracking_number: number }) => {
      const records = there.get(String(id)) ?? [];
      if (records.length !== 1) return [`${name} is in the file ${records.length} times`];
      const { Status, Trackingnummer = '' } = records[0].fields;
      if ((MEANS[Status] ?? Status) !== status) return [`${name} is ${status}, in the file ${Status}`];
      return String(Trackingnummer) === number
        ? []
        : [`${name} has ${number}, in the file ${Trackingnummer}`];
    }),
  ];
}

/**
 * Everything wrong after a backup of the file was restored: Kontor notices it and takes nothing back; what was lost is sent again, once; the
 * rest is named.
 */
export async function faultsOfRestore(at, backup) {
  const { portal, rows, erp, admin, prefix } = at;
  const statuses = () =>
    rows.all(
      'select id, status, tracking_number from erp_orders where external_order_id like ? order by id',
      [`${prefix}%`],
    );
  const before = JSON.stringify(await statuses());
  erp.orders.all.splice(0, erp.orders.all.length, ...backup);
  const to = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const days = { from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), to };
  const faults = [];
  const found = await portal.call('/erp/compare', { token: admin, body: days });
  if (found.body?.looks_restored !== true)
    faults.push(`the restored file was not noticed: ${JSON.stringify(found.body)?.slice(0, 200)}`);
  const sent = await portal.call('/erp/send-missing', { token: admin, body: days });
  await drain(at);
  if (JSON.stringify(await statuses()) !== before) faults.push('the restored file took something back');
  const ids = erp.orders.all.map(({ fields }) => String(fields.ZZN_Kontor_ID));
  if (new Set(ids).size !== ids.length) faults.push('orders are doubled in the restored file');
  if (!(sent.body?.orders > 0)) faults.push(`nothing was sent again: ${sent.status}`);
  const left = await portal.call('/erp/compare', { token: admin, body: days });
  const missing = (left.body?.differences ?? []).filter(({ kind }) => kind === 'missing_there');
  if (missing.length > 0) faults.push(`${missing.length} orders are still missing in the file`);
  return faults;
}
