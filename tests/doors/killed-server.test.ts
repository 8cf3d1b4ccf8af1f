import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import { createClient } from '@kontor/portal-core/contract';
import { ordersCreate } from '@kontor/portal-core/orders';
import { login } from '@kontor/portal-core/session';
import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from '../cli/processes.js';
import { anOrder } from '../files/an-order.js';
import { fetchTransport } from '../flows/fetch-transport.js';

/** The night kills more often. */
const KILLS = Number(process.env['KONTOR_SERVER_KILLS'] ?? 3);
const CLIENTS = 20;

let portal: PortalProcess;
let nordwind: PortalClient;
beforeAll(async () => {
  portal = await startPortal();
  const transport = fetchTransport(portal.url);
  const body = { username: 'nordwind', password: DEMO_PASSWORD };
  const { token } = await createClient({ transport }).call(login, { body });
  nordwind = createClient({ transport, token: () => token });
});
afterAll(() => portal.remove());

/** Answers that no try may get. */
const refused: ApiError[] = [];

/** Sends an order until it is answered; only then is the next one sent. */
async function create(id: string): Promise<{ readonly id: number; readonly tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const headers = { 'Idempotency-Key': `order-${id}` };
    const answer = await nordwind
      .call(ordersCreate, { body: [anOrder(id)], headers })
      .catch((error: ApiError) => error);
    if (!(answer instanceof Error)) return { id: answer.entries[0]!.order_id, tries };
    // Stored by a try whose server was killed before it could answer: the key says so, not the order, which would name its field.
    if (answer.code === 'already_exists' && answer.issues.length === 0) return { id: 0, tries };
    if (answer.status !== 0 && answer.code !== 'busy') {
      refused.push(answer);
      return { id: 0, tries };
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

test(
  `a server killed ${KILLS} times among ${CLIENTS} clients loses, doubles and halves no order`,
  { timeout: 300_000 },
  async () => {
    let isOver = false;
    const acknowledged = new Map<string, number>();
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; !isOver; n += 1) {
        const name = `KS-${client}-${n}`;
        acknowledged.set(name, (await create(name)).id);
      }
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged.size;
      const began = performance.now();
      while (acknowledged.size < before + CLIENTS) await new Promise((done) => setTimeout(done, 5));
      // The clients go in step: each kill comes at another moment of theirs, on a slow machine too.
      const step = performance.now() - began;
      await new Promise((done) => setTimeout(done, (step * (kill + Math.random())) / KILLS));
      await portal.kill();
      await portal.start();
    }
    isOver = true;
    await Promise.all(clients);
    expect(refused).toEqual([]);
    await portal.kill();
    const stored = await readOrders(join(portal.dataDir, 'kontor.sqlite'));
    expect(stored.faults).toEqual([]);
    expect([...stored.ids.keys()].sort()).toEqual([...acknowledged.keys()].sort());
    for (const [name, id] of acknowledged)
      expect(stored.ids.get(name)).toEqual([id === 0 ? expect.any(Number) : id]);
  },
);

/** The orders of the file by name, and all that is wrong with it. */
async function readOrders(file: string) {
  const database = new sqlite3.Database(file);
  const all = <Row>(sql: string) =>
    new Promise<Row[]>((resolve, reject) =>
      database.all<Row>(sql, (error, rows) => (error ? reject(error) : resolve(rows))),
    );
  const rows = await all<{ id: number; name: string }>(
    `select id, external_order_id as name from erp_orders where external_order_id like 'KS-%'`,
  );
  const ids = new Map<string, number[]>();
  for (const { id, name } of rows) ids.set(name, [...(ids.get(name) ?? []), id]);
  const faults = [
    ...(await all(
      `select integrity_check as fault from pragma_integrity_check where integrity_check <> 'ok'`,
    )),
    ...(await all('pragma foreign_key_check')),
    ...(await all(`select id as half from erp_orders o where external_order_id like 'KS-%' and (
      not exists (select 1 from erp_order_items i where i.order_id = o.id)
      or not exists (select 1 from erp_addresses a where a.id = o.address_id)
      or not exists (select 1 from audit_records r where r.kind = 'order' and r.record_id = o.id))`)),
  ];
  await new Promise((done) => database.close(done));
  return { ids, faults };
}
