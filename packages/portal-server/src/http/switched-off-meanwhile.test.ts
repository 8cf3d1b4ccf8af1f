import { connect, type Socket } from 'node:net';
import { usersSetActive } from '@kontor/portal-core/users';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothEngines, sqlitePlace } from '../testing/both-engines.js';
import { createKey, withKey } from '../testing/embedding.js';
import { aPayload, insertImportProducts } from '../testing/imports.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('a body that is sent to its end only later', (setup) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
  });
  afterEach(() => server.stop());

  /** Sends all of a call but its last byte, and returns once the server has long known who calls. */
  async function begin(path: string, body: unknown, token?: string): Promise<() => Promise<number>> {
    const { hostname, port } = new URL(server.url);
    const text = JSON.stringify(body);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST /api${path} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      `Authorization: Bearer ${token ?? (await server.token('nordwind'))}`,
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${text.slice(0, -1)}`);
    for (const end = performance.now() + 200; performance.now() < end;) await server.send('/health/ready');
    return () => {
      socket.write(text.slice(-1));
      return statusOf(socket);
    };
  }
  const order = () => begin('/orders', [aPayload('LATE-1')]);
  const stored = () => server.database.read('erp_orders').where({ external_order_id: 'LATE-1' });

  it('is taken from who is there still', async () => {
    expect(await (await order())()).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  it('stores nothing for a user who was switched off meanwhile', async () => {
    const end = await order();
    const off = { params: { id: USERS.nordwind.id }, body: { active: false } };
    await server.as('admin').call(usersSetActive, off);
    expect(await end()).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('finds nothing for a session that has ended meanwhile', async () => {
    const token = await server.token('nordwind');
    const end = await begin('/orders/find', { limit: 20 }, token);
    const headers = { Authorization: `Bearer ${token}` };
    await server.send('/logout', { method: 'POST', headers });
    expect(await end()).toBe(401);
  });

  it('is refused with rights that were taken away meanwhile', async () => {
    const end = await order();
    await server.database.write((trx) =>
      trx('role_resources').where({ role_id: USERS.nordwind.role, resource_code: '/orders' }).delete(),
    );
    expect(await end()).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

describe('a call of a program that waits for the writer (sqlite)', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(sqlitePlace, { fill: insertImportProducts });
  });
  afterEach(() => server.stop());

  /** Sends an order while another write is under way, which changes the key at its end. */
  async function orderBehind(change: object): Promise<Response> {
    const { secret, id } = await createKey(server, { scopes: ['orders:import'] });
    let end = () => {};
    const isLate = new Promise<void>((resolve) => (end = resolve));
    const other = server.database.write(async (trx) => {
      await isLate;
      await trx('api_keys').where({ id }).update(change);
    });
    const order = server.send('/orders', {
      method: 'POST',
      headers: { ...withKey(secret), 'Content-Type': 'application/json' },
      body: JSON.stringify([aPayload('LATE-1')]),
    });
    for (const from = performance.now(); performance.now() < from + 200;) await server.send('/health/ready');
    end();
    await other;
    return order;
  }

  it('is refused when its key has ended meanwhile, and holds no other write', async () => {
    expect((await orderBehind({ last_day: '2020-01-01' })).status).toBe(401);
    await server.database.write((trx) => trx('api_keys').delete());
  });

  it('is carried out when the use of its key is to be noted again', async () => {
    expect((await orderBehind({ last_used_at: '2020-01-01T00:00:00.000Z' })).status).toBe(201);
  });
});

async function statusOf(socket: Socket): Promise<number> {
  let text = '';
  for await (const part of socket.setEncoding('latin1')) text += String(part);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
}
