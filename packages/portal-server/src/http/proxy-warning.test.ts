import { afterEach, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
afterEach(() => server.stop());

const warnings = () => server.log.filter(({ msg }) => String(msg).includes('KONTOR_PROXIES'));
const ask = (headers: Record<string, string>) => server.send('/health/live', { headers });

it.each(['X-Forwarded-For', 'X-Envoy-External-Address', 'Forwarded'])(
  'a proxy that the settings do not know is told once in the log: %s',
  async (header) => {
    server = await startTestServer(sqlitePlace);
    await ask({});
    expect(warnings()).toHaveLength(0);
    await ask({ [header]: '192.0.2.1' });
    await ask({ [header]: '192.0.2.2' });
    expect(warnings()).toHaveLength(1);
  },
);

it('a proxy that the settings know is not warned of', async () => {
  server = await startTestServer(sqlitePlace, { environment: { KONTOR_PROXIES: '1' } });
  await ask({ 'X-Forwarded-For': '192.0.2.1' });
  expect(warnings()).toHaveLength(0);
});
