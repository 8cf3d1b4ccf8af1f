import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { germanShopFile } from '../files/german-shop.js';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn } from './signed-in.js';

const ORDERS = 12_000;
/** Headers that speak of one connection alone. */
const OF_THE_CONNECTION = new Set(['connection', 'content-encoding', 'content-length', 'transfer-encoding']);

/** A network in front of the server that lets every request of an import through and loses the first answer to it. */
async function lossyNetwork(to: string) {
  const lost: string[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const what = `${request.method} ${request.url}`;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(to + request.url, {
      method: request.method,
      headers: headers as Record<string, string>,
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (
      request.method !== 'GET' &&
      /order-imports(?!\/(?:lookup|compare|foresee))/.test(what) &&
      !lost.includes(what)
    ) {
      lost.push(what);
      request.socket.destroy();
      return;
    }
    const passed = [...answer.headers].filter(([name]) => !OF_THE_CONNECTION.has(name));
    response.writeHead(answer.status, Object.fromEntries(passed)).end(body);
  };
  const server = createServer((request, response) => void pass(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    lost,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

let portal: PortalProcess;
let network: Awaited<ReturnType<typeof lossyNetwork>>;
beforeAll(async () => {
  portal = await startPortal();
  network = await lossyNetwork(portal.url);
});
afterAll(async () => {
  network.close();
  await portal.remove();
});

test('an import of which every answer is lost once after the server has stored it stores every order once', async () => {
  const nordwind = await signIn({ ...portal, url: network.url }, 'nordwind');
  const file = join(nordwind.folder, 'lost.csv');
  writeFileSync(file, germanShopFile({ orders: ORDERS, prefix: 'LA-' }).bytes);
  const { code, document } = await nordwind.json(['orders', 'import', file, '-y']);
  const steps = network.lost.map((what) => what.replace(/\d+/g, 'n'));
  expect(new Set(steps)).toEqual(
    new Set([
      'POST /api/order-imports',
      'PUT /api/order-imports/n/chunks/n-n',
      'POST /api/order-imports/n/finish',
    ]),
  );
  expect(steps.length).toBeGreaterThanOrEqual(5);
  expect(code).toBe(0);
  expect(document.receipt).toMatchObject({
    state: 'finished',
    counts: { created: ORDERS, replaced: 0, unchanged: 0, conflict: 0, invalid: 0 },
  });
  const flags = ['--search', 'LA-', '--columns', 'external_order_id'];
  const { stdout } = await nordwind.run(['orders', 'export', ...flags]);
  const rows = stdout.split(/\r?\n/).slice(1).filter(Boolean);
  expect([rows.length, new Set(rows).size]).toEqual([ORDERS, ORDERS]);
});
