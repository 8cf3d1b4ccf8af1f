import { ordersFind } from '@kontor/portal-core/orders';
import { allowedResources } from '@kontor/portal-core/session';
import { settingsList } from '@kontor/portal-core/settings';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOnBothEngines, type Setup } from '../testing/both-engines.js';
import { startPostgresNetwork, type PostgresNetwork } from '../testing/postgres-network.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the network', (setup, engine) =>
  describe.runIf(engine === 'postgres')('to a database that says nothing any more', () => {
    let server: TestServer;
    let network: PostgresNetwork;
    const throughNetwork: Setup = async () => {
      const place = await setup();
      if (place.location.engine !== 'postgres') throw new Error('not PostgreSQL');
      network = await startPostgresNetwork(place.location.url);
      return { ...place, location: { engine: 'postgres', url: network.url } };
    };
    beforeAll(async () => {
      server = await startTestServer(throughNetwork, { environment: { KONTOR_STATEMENT_SECONDS: '1' } });
    });
    afterAll(async () => {
      await server.stop();
      await network.close();
    });
    const ask = () => {
      const client = server.as('nordwind');
      return Promise.all([
        client.call(allowedResources, {}),
        client.call(ordersFind, { body: {} }),
        server.as('admin').call(settingsList, {}),
      ]);
    };
    const ready = async () => {
      server.time.now += 1000;
      return (await server.send('/health/ready')).status;
    };

    it('has its calls answered 503, is not ready, and is left for new connections, idle ones and all', async () => {
      await ask();
      await ask();
      network.hush();
      const states = await Promise.all([
        ready(),
        ask().catch(({ status, code }: { status: number; code: string }) => ({ status, code })),
      ]);
      expect(states).toEqual([503, { status: 503, code: 'unavailable' }]);
      await ask();
      await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000, interval: 50 });
    });

    it('that does not answer new connections either has every call answered 503, and is asked again once it answers', async () => {
      await ask();
      network.fallSilent();
      const calls = Array.from({ length: 8 }, () => server.as('nordwind').call(ordersFind, { body: {} }));
      const answers = await Promise.allSettled(calls);
      const codes = answers.map((answer) => answer.status === 'rejected' && answer.reason.code);
      expect(new Set(codes)).toEqual(new Set(['unavailable']));
      network.mend();
      await vi.waitFor(ask, { timeout: 30_000, interval: 50 });
    });
  }),
);
