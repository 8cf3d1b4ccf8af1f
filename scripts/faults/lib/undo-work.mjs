// Files that are taken over and undone, with the server killed in the middle of the undo: orders of a merchant that were imported, and shipments of
// a carrier for the same orders.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../workspace.mjs';

const HEADER = 'Bestellnr.;Datum;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge;Anrede';
/** Nordwind in the ERP. */
const MERCHANT = 2;
/** Milliseconds within which a kill comes: between those of a fast undo and of a slow one. */
const SPAN_MS = { least: 50, most: 5000 };

/** Imports a file of so many orders of Nordwind by the command line; its number and the orders' names. */
export async function importOrders(portal, { token, product, prefix, orders }) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-fault-cli-'));
  const names = Array.from({ length: orders }, (_, at) => `${prefix}-${at}`);
  const day = new Date().toISOString().slice(0, 10);
  const lines = names.map(
    (name) => `${name};${day};Käthe Größer;Lindenweg 3;20095;Hamburg;DE;${product};1;Frau`,
  );
  const path = join(folder, `${prefix}.csv`);
  writeFileSync(path, `${[HEADER, ...lines].join('\n')}\n`);
  const env = {
    PATH: process.env.PATH,
    KONTOR_URL: portal.url,
    KONTOR_TOKEN: token,
    KONTOR_CONFIG_DIR: folder,
  };
  const argv = [join(root, 'packages/cli/dist/run.js'), 'orders', 'import', path, '-y'];
  const child = spawn(process.execPath, argv, { env, stdio: 'ignore' });
  const [code] = await once(child, 'close');
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`the import of ${prefix} ended with ${code}`);
  const list = await portal.call('/order-imports', { token });
  return { id: list.body.entries.find(({ source_name }) => source_name === `${prefix}.csv`).id, names };
}

/** Takes over a carrier's file that says of these orders that they left the house; its number. */
export async function shipOrders(portal, { token, names, prefix }) {
  const records = names.map((external_order_id, at) => {
    const shipment = { status: 'shipped', carrier: 'DHL', tracking_numbers: [`0034${at}`] };
    return { external_order_id, merchant_erp_id: MERCHANT, ...shipment };
  });
  const file = { key: `shipments-${prefix}`, name: `${prefix}-dhl.csv` };
  const { status, body } = await portal.call('/erp/orders', {
    token,
    method: 'PUT',
    body: { records, file },
  });
  if (status !== 200 || body.counts.applied !== names.length)
    throw new Error(`the shipments of ${prefix}: ${status} ${JSON.stringify(body.counts)}`);
  const list = await portal.call('/erp/files', { token });
  return list.body.entries.find(({ name }) => name === file.name).id;
}

/** Kills servers in undos; `span` is learned from kills that came too late or in time. */
export function killsInUndo(portal) {
  let span = 400;
  const told = { killed: 0, between: 0 };
  return {
    told,
    /**
     * Undoes by a call until it is through, with a kill in each try while `isKilling` says so. `look` reads how many records are undone after each
     * kill, of how many.
     */
    async undo(path, token, { isKilling, look }) {
      for (;;) {
        let answer = null;
        const undone = portal.call(path, { token, method: 'POST' }).then(
          (told) => (answer = told),
          () => null,
        );
        if (!isKilling()) {
          await undone;
          return answer;
        }
        await Promise.race([undone, wait(Math.random() * span)]);
        const isInTime = answer === null;
        await portal.end('SIGKILL');
        await undone;
        const { undone: some, all } = await look();
        if (isInTime) told.killed += 1;
        if (some > 0 && some < all) told.between += 1;
        span = Math.min(SPAN_MS.most, Math.max(SPAN_MS.least, span * (some < all ? 1.1 : 0.8)));
        await portal.start();
        if (some === all) return answer;
      }
    },
  };
}
