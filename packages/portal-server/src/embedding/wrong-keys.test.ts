import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { createKey, tradeKey } from '../testing/embedding.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('many wrong API keys from an address', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  it('are refused with 429 in the end, and keep no right key of that address out', async () => {
    const { secret } = await createKey(server);
    const wrong = secret.slice(0, -2) + (secret.endsWith('A') ? 'QQ' : 'AA');
    const told: number[] = [];
    for (let n = 0; n < 60; n += 1) told.push((await tradeKey(server, wrong)).status);
    expect([told[0], told.at(-1)]).toEqual([401, 429]);
    expect((await tradeKey(server, secret)).status).toBe(201);
  });
});
