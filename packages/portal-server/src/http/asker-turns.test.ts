import { API_KEY_PREFIX } from '@kontor/portal-core/embedding';
import { currentUser, login } from '@kontor/portal-core/session';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PASSWORD } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SENT = 60;
const PATIENCE = { timeout: 30_000, interval: 5 };
const aKey = (n: number) => `${API_KEY_PREFIX}${String(n).padStart(43, 'k')}`;
/** What strangers send that has the server look into the database before it knows who they are. */
const FLOODS: Readonly<Record<string, (n: number) => RequestInit>> = {
  'API keys that nobody has': (n) => ({ headers: { Authorization: `Bearer ${aKey(n)}` } }),
  'origins that nobody named': (n) => ({
    method: 'OPTIONS',
    headers: { Origin: `https://page-${n}.example`, 'Access-Control-Request-Method': 'POST' },
  }),
};

describeOnBothEngines('a network that floods the server with', (setup, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { environment: { KONTOR_PROXIES: '1' } });
  });
  afterAll(() => server.stop());

  describe.each(Object.keys(FLOODS))('%s', (what) => {
    const from = (address: string, { headers, ...init }: RequestInit) =>
      server.send('/current-user', {
        ...init,
        headers: { ...(headers as Record<string, string>), 'X-Forwarded-For': address },
      });
    const flood = () =>
      Promise.all(Array.from({ length: SENT }, (_, n) => from('198.51.100.7', FLOODS[what]!(n))));

    it('keeps nobody from signing in or working', async () => {
      const flooding = flood();
      const client = server.as('nordwind');
      const answers = await Promise.all([
        client.call(currentUser, {}),
        server.anonymous.call(login, { body: { username: 'nordwind', password: PASSWORD } }),
      ]);
      expect(answers[0].username).toBe('nordwind');
      await flooding;
    });

    it.runIf(engine === 'postgres')('takes half of the connections that tell who asks at most', async () => {
      let flooding: Promise<unknown> = Promise.resolve();
      const vital = () => server.database.pools().find(({ pool }) => pool === 'vital');
      await server.database.write(async (trx) => {
        await trx.raw('lock table api_keys, embed_origins in access exclusive mode');
        flooding = flood();
        await vi.waitFor(() => expect(vital()!.waiting).toBeGreaterThanOrEqual(SENT / 2), PATIENCE);
        expect(vital()).toMatchObject({ used: 2 });
      });
      await flooding;
    });
  });
});
