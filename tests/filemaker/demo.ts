import { createClient } from '@kontor/portal-core/contract';
import { erpConnectionWrite, erpOrderLinks } from '@kontor/portal-core/erp-link';
import { ordersFind } from '@kontor/portal-core/orders';
import { login } from '@kontor/portal-core/session';
import type { PortalClient } from '@kontor/portal-core/wire';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fetchTransport } from '../flows/fetch-transport.js';
import { runCli, startPortal, type PortalProcess } from '../flows/portal-process.js';
import { ACCOUNT, FileMakerSimulator } from './simulator.js';
import { workInWarehouse } from './warehouse.js';

// `npm run demo-erp`: a portal with demo data beside a simulated FileMaker server, and a warehouse in it that picks, ships and delivers.
const NUMBER = 'DEMO-1';
/** Milliseconds that the warehouse takes for a step, and between two looks at the order. */
const STEP_MS = 15_000;
const LOOK_MS = 1000;
const PASSWORD = 'kontor-demo';

const stopping = new AbortController();
// A terminal tells the whole group, and the program above passes it on once more.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
const erp = new FileMakerSimulator({ wall: berlinWall });
await erp.start();
const portal = await startPortal({
  PORT: process.env['PORT'] ?? '3000',
  KONTOR_FILEMAKER_URL: erp.url,
  KONTOR_FILEMAKER_USER: ACCOUNT.user,
  KONTOR_FILEMAKER_PASSWORD: ACCOUNT.password,
});
try {
  console.log(`Kontor is ready at ${portal.url} (accounts nordwind and admin, password ${PASSWORD})`);
  const admin = await signedIn(portal, 'admin');
  await admin.client.call(erpConnectionWrite, { body: { url: erp.url } });
  console.log(`FileMaker is simulated at ${erp.url}, and connected`);
  const merchant = await signedIn(portal, 'nordwind');
  await importOrder(portal, merchant.token);
  await Promise.all([work(), watch(merchant.client)]);
} catch (error) {
  if (!stopping.signal.aborted) throw error;
} finally {
  await portal.stop();
  await erp.stop();
}

async function signedIn({ url }: PortalProcess, username: string) {
  const transport = fetchTransport(url);
  const credentials = { username, password: PASSWORD };
  const { token } = await createClient({ transport }).call(login, { body: credentials });
  return { token, client: createClient({ transport, token: () => token }) };
}

/** Imports an order from a file, as a merchant does. */
async function importOrder(to: PortalProcess, token: string): Promise<void> {
  const file = join(to.dataDir, 'demo.csv');
  writeFileSync(
    file,
    `Bestellnr.;Datum;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge;Anrede\n${NUMBER};13.11.2026;Käthe Größer;Lindenweg 3;20095;Hamburg;DE;NW1050;1;Frau\n`,
  );
  const environment = { KONTOR_URL: to.url, KONTOR_TOKEN: token };
  const { code, stderr } = await runCli(['orders', 'import', file, '--yes'], environment);
  if (code !== 0) throw new Error(stderr);
  console.log(`Kontor ${NUMBER}: imported`);
}

async function work(): Promise<void> {
  while (!stopping.signal.aborted) {
    await setTimeout(STEP_MS, undefined, { signal: stopping.signal });
    for (const line of workInWarehouse(erp)) console.log(line);
  }
}

/** Says whenever something about the order is new in Kontor. */
async function watch(client: PortalClient): Promise<void> {
  for (
    let last = '';
    !stopping.signal.aborted;
    await setTimeout(LOOK_MS, undefined, { signal: stopping.signal })
  ) {
    const body = { query: [{ Externe_Order_ID: `==${NUMBER}` }] };
    const [order] = (await client.call(ordersFind, { body })).entries;
    if (order === undefined) continue;
    const { _ID_AUFTRA: id, Status, Trackingnummer, Versanddienstleister } = order.fieldData;
    const { entries } = await client.call(erpOrderLinks, { query: { order_erp_ids: [id] } });
    const number = entries[0]?.erp_number ?? '';
    const now = [
      Status,
      number === '' ? 'waits for the ERP' : `in the ERP as ${number}`,
      `${Versanddienstleister} ${Trackingnummer}`.trim(),
    ];
    const line = now.filter((part) => part !== '').join(', ');
    if (line !== last) console.log(`Kontor ${NUMBER}: ${line}`);
    last = line;
  }
}

/** The clock on the wall of a server in Berlin, which is what FileMaker's timestamps are. */
function berlinWall(): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(Date.now());
  return Date.parse(`${parts.replace(' ', 'T')}Z`);
}
