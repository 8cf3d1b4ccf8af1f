import type { AnyCall } from '@kontor/portal-core/wire';
import {
  erpInbound,
  erpLanesRepeat,
  erpOrders,
  erpProducts,
  erpStock,
  productsImport,
} from '@kontor/portal-core/erp-link';
import { CONTRACT } from '@kontor/portal-core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { heavyBodies } from '../testing/heavy-bodies.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** The sign-out would end the session of all calls after it. */
const TAKERS = CONTRACT.filter(
  ({ id, method, requestKind }) =>
    requestKind === 'json' && (method === 'POST' || method === 'PUT') && id !== 'session.logout',
);

/** Calls that are answered whatever the body is: they judge each record of a set alone, or take none. */
const ANSWERED: ReadonlySet<string> = new Set([
  erpInbound.id,
  erpOrders.id,
  erpProducts.id,
  productsImport.id,
  erpStock.id,
  erpLanesRepeat.id,
]);

/** Times as much work as reading the longest body there is, and megabytes that all of them together may leave. */
const [MOST_READS, MOST_MB] = [10, 512];
const TRIES = 3;

describe('a body at the limits of its call', () => {
  let server: TestServer;
  let read: number;
  beforeAll(async () => {
    server = await startTestServer(sqlitePlace);
    const longest = JSON.stringify(Array.from({ length: 800_000 }, () => ({ any: 1 })));
    read = await cpuOf(() => void JSON.parse(longest));
    for (let n = 1; n < TRIES; n += 1) read = Math.max(read, await cpuOf(() => void JSON.parse(longest)));
  });
  afterAll(() => server.stop());

  const send = (call: AnyCall, body: string) =>
    server.send(call.path.replace(/:\w+/g, '1'), {
      method: call.method,
      user: 'admin',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
  const before = process.memoryUsage().rss;

  it.each(TAKERS)('is refused by $id for the work of reading it a few times', async (call) => {
    for (const { name, write } of heavyBodies(call)) {
      const body = write(call.maxBodyBytes, call.maxValues);
      expect(Buffer.byteLength(body), name).toBeLessThanOrEqual(call.maxBodyBytes);
      let least = Infinity;
      for (let tried = 0; tried < TRIES && least > read * MOST_READS; tried += 1) {
        const cpu = await cpuOf(async () => {
          const { status } = await send(call, body);
          if (!ANSWERED.has(call.id)) expect(status, name).toBeGreaterThanOrEqual(400);
          expect(status, name).toBeLessThan(500);
        });
        least = Math.min(least, cpu);
      }
      expect(least, name).toBeLessThanOrEqual(read * MOST_READS);
    }
  });

  it('leaves nothing behind: neither memory nor an error in the log', () => {
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(MOST_MB);
    expect(server.log.filter(({ level }) => level === 50)).toEqual([]);
  });
});

/** Microseconds that the process has worked, waiting for others left out. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
