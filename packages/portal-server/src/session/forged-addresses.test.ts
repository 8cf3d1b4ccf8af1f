import { auditLogList } from '@kontor/portal-core/audit-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { PASSWORD, type UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { FAILURES_PER_USER } from './login-limit.js';
import { networksOf } from './network.js';

/** What reaches the server besides the real address: a proxy adds to the list whom it was asked by. */
interface Forged {
  readonly user: UserName;
  readonly headers: (n: number) => Readonly<Record<string, string>>;
  readonly real: string;
}

const listed = (before: (n: number) => string, real: string) => (n: number) => ({
  'X-Forwarded-For': `${before(n)}${real}`,
});
const CASES: readonly (readonly [proxies: string, cases: Readonly<Record<string, Forged>>])[] = [
  [
    '0',
    {
      'a list of addresses': {
        user: 'nordwind',
        headers: listed((n) => `203.0.113.${n}, 198.51.100.${n}, `, '192.0.2.9'),
        real: '127.0.0.1',
      },
      'the headers of other proxies': {
        user: 'alpenshop',
        headers: (n) => ({
          Forwarded: `for="[2001:db8:${n}::1]";proto=https`,
          'X-Real-IP': `203.0.113.${n}`,
          'X-Client-IP': `203.0.113.${n}`,
          'True-Client-IP': `203.0.113.${n}`,
          'CF-Connecting-IP': `203.0.113.${n}`,
        }),
        real: '127.0.0.1',
      },
    },
  ],
  [
    '1',
    {
      'more hops': {
        user: 'nordwind',
        headers: listed((n) => `203.0.113.${n}, 10.0.0.${n}, `, '198.51.100.9'),
        real: '198.51.100.9',
      },
      'what is no address': {
        user: 'alpenshop',
        headers: listed(
          (n) => `unknown, <b>${n}</b>, ,, 999.1.1.${n}, ${'9'.repeat(500)}, `,
          '198.51.100.10',
        ),
        real: '198.51.100.10',
      },
      'addresses of IPv6': {
        user: 'lager',
        headers: listed((n) => `2001:db8:${n}::1, [2001:db8:${n}::2]:443, `, '2001:db8:ffff::7'),
        real: '2001:db8:ffff::7',
      },
      'an address of every machine in the network of an IPv6 line': {
        user: 'admin',
        headers: (n) => ({ 'X-Forwarded-For': `203.0.113.${n}, 2001:db8:eeee:1::${n.toString(16)}` }),
        real: '2001:db8:eeee:1::0',
      },
      'nothing for the proxy to add to': { user: 'teamlead', headers: () => ({}), real: '127.0.0.1' },
    },
  ],
  [
    '2',
    {
      'hops before the two that are ours': {
        user: 'nordwind',
        headers: listed((n) => `203.0.113.${n}, `, '198.51.100.9, 10.0.0.2'),
        real: '198.51.100.9',
      },
    },
  ],
];

describe.each(CASES)('behind %s proxies an address that a header claims', (proxies, cases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(sqlitePlace, { environment: { KONTOR_PROXIES: proxies } });
  });
  afterAll(() => server.stop());

  const signIn = async ({ user, headers }: Forged, password: string, n: number) => {
    const { status } = await server.send('/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers(n) },
      body: JSON.stringify({ username: user, password }),
    });
    return status;
  };

  it.each(Object.entries(cases))(
    'is neither counted nor shown, whoever puts %s before the real one',
    async (_, forged) => {
      expect(await signIn(forged, PASSWORD, 0)).toBe(200);
      const session = await server.database.read('sessions').orderBy('id', 'desc').first();
      expect(session?.address).toBe(forged.real);
      const told: number[] = [];
      for (let n = 1; n <= FAILURES_PER_USER; n += 1) told.push(await signIn(forged, 'Falsch-123', n));
      expect(told).toEqual(Array(FAILURES_PER_USER).fill(401));
      expect(await signIn(forged, PASSWORD, FAILURES_PER_USER + 1)).toBe(429);
      await server.deps.events.flush();
      const query = { event: 'failed_sign_in', username: forged.user } as const;
      const { entries } = await server.as('admin').call(auditLogList, { query });
      const networks = entries.map(({ event }) => networksOf(event?.address ?? '').near);
      expect([...new Set(networks)]).toEqual([networksOf(forged.real).near]);
    },
  );
});
