import { healthLive, healthReady } from '@kontor/portal-core/health';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './both-engines.js';
import { startTestServer, type TestServer } from './test-server.js';

describeOnBothEngines('a started server', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  it('answers that it lives and is ready', async () => {
    await expect(server.anonymous.call(healthLive, {})).resolves.toEqual({ status: 'ok' });
    await expect(server.as('nordwind').call(healthReady, {})).resolves.toEqual({ status: 'ok' });
  });
});
