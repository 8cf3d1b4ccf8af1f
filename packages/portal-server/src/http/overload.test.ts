import { healthReady } from '@kontor/portal-core/health';
import { ordersBulk, ordersFind, ordersGenerateCsv } from '@kontor/portal-core/orders';
import { currentUser, login } from '@kontor/portal-core/session';
import type { AnyCall } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '../routes.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD, USERS } from '../testing/people.js';
import { endless, endlessRoute } from '../testing/probe-calls.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** As many wildcards as a find may have, each read from every order. */
const costly = (n: number) => ({
  query: Array.from({ length: 6 }, (_, at) => ({ Adressblock: `*u*e*r*${at}*z*${n}*` })),
});
const ATTACKS: Readonly<Record<string, (n: number) => readonly [AnyCall, unknown]>> = {
  finds: (n) => [ordersFind, costly(n)],
  downloads: (n) => [ordersGenerateCsv, costly(n)],
  'bulk trials': (n) => [ordersBulk, { action: 'hold', dryRun: true, find: costly(n) }],
};
/** Calls sent at once, and those of them that may wait. */
const SENT = 40;
const WAITING = 24;
const PATIENCE = { timeout: 30_000, interval: 5 };

interface Told {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: string | null;
}

describeOnBothEngines('a merchant whose costly calls never end', (setup) => {
  let server: TestServer;
  let begun = 0;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      environment: { KONTOR_STATEMENT_SECONDS: '60' },
      routes: (deps) => [...createRoutes(deps), endlessRoute(deps.database, () => (begun += 1))],
    });
  });
  afterAll(() => server.stop());

  const statusesSince = (line: number) =>
    server.log
      .slice(line)
      .filter(({ path, userId }) => path !== undefined && userId === USERS.alpenshop.id)
      .map(({ status }) => status);
  /** Two calls that never end take all that a user may run; the rest waits or is refused. */
  const attack = async (of: string) => {
    const client = new AbortController();
    const [line, before] = [server.log.length, begun];
    const told: Told[] = [];
    const send = async (call: AnyCall, body?: unknown) => {
      const response = await server.send(call.path, {
        method: call.method,
        user: 'alpenshop',
        signal: client.signal,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { 'Content-Type': 'application/json' },
      });
      const { code = '' } = (await response.json()) as { code?: string };
      told.push({ status: response.status, code, retryAfter: response.headers.get('Retry-After') });
    };
    const sent = [send(endless), send(endless)];
    await vi.waitFor(() => expect(begun - before).toBe(2), PATIENCE);
    for (let n = 0; n < SENT; n += 1) sent.push(send(...(ATTACKS[of] as (typeof ATTACKS)['finds'])(n)));
    const ended = Promise.allSettled(sent);
    await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(SENT - WAITING), PATIENCE);
    return {
      told,
      async leave() {
        client.abort();
        await ended;
        await vi.waitFor(() => expect(statusesSince(line).length).toBeGreaterThanOrEqual(SENT + 2), PATIENCE);
        return statusesSince(line);
      },
    };
  };

  describe.each(Object.keys(ATTACKS))('(%s)', (of) => {
    it('is told to wait, and all others are answered meanwhile', async () => {
      const { told, leave } = await attack(of);
      const client = server.as('nordwind');
      await Promise.all([
        client.call(currentUser, {}),
        client.call(ordersFind, { body: { query: [] } }),
        server.anonymous.call(login, { body: { username: 'nordwind', password: PASSWORD } }),
        server.anonymous.call(healthReady, {}),
      ]);
      const refusal = { status: 429, code: 'too_many_calls', retryAfter: '2' };
      expect(told).toEqual(Array(SENT - WAITING).fill(refusal));
      await leave();
    });

    it('leaves nothing running when it has gone', async () => {
      const { leave } = await attack(of);
      const statuses = await leave();
      expect(statuses.filter((status) => status === 200)).toEqual([]);
      const line = server.log.length;
      await server.as('alpenshop').call(ordersFind, { body: { query: [] } });
      await vi.waitFor(() => expect(statusesSince(line)).toEqual([200]), PATIENCE);
      expect(server.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    });
  });

  it('is told so in German and English', async () => {
    const { leave } = await attack('finds');
    const tell = async (language: string) => {
      const response = await server.send('/orders/find', {
        method: 'POST',
        user: 'alpenshop',
        body: '{}',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      });
      return ((await response.json()) as { detail: string }).detail;
    };
    expect(await tell('de')).toBe(
      'Es laufen schon zu viele Ihrer Anfragen gleichzeitig. Bitte in 2 Sekunden noch einmal versuchen.',
    );
    expect(await tell('en')).toBe(
      'Too many of your requests are running at the same time. Please try again in 2 seconds.',
    );
    await leave();
  });
});
