import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { createKey, tradeKey, withKey } from '../testing/embedding.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const WRONG = `kontor_key_${'A'.repeat(43)}`;

describeOnBothEngines('many wrong API keys from an address', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { environment: { KONTOR_PROXIES: '1' } });
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

  it('are counted together from all addresses of a network, which costs no write for each', async () => {
    const told: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      const headers = { 'X-Forwarded-For': `2001:db8:1:2::${n.toString(16)}`, ...withKey(WRONG) };
      told.push((await server.send('/api-keys/own', { headers })).status);
    }
    expect([told[0], told.at(-1)]).toEqual([401, 429]);
  });
});
