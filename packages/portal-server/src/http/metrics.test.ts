import { ordersFind } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { sendRaw } from '../testing/raw-request.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const ask = (server: TestServer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/metrics`, { headers });

describeOnBothEngines('the numbers for Prometheus', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  it('name calls, slots and connections, and nothing of a merchant', async () => {
    await server.as('nordwind').call(ordersFind, { body: { search: 'nordwind' } });
    const response = await ask(server);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    const text = await response.text();
    expect(text).toContain('kontor_calls_total{call="orders.find",status="2xx"} 1\n');
    expect(text).toContain('kontor_call_seconds_count{call="orders.find"} 1\n');
    expect(text).toContain('kontor_slots{weight="heavy",state="taken"} 0\n');
    expect(text).toMatch(/kontor_connections\{pool="heavy",state="free"\} [1-9]/);
    expect(text).not.toMatch(/nordwind|merchant/i);
  });

  it.each([
    ['X-Forwarded-For', '203.0.113.5'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '203.0.113.5'],
    ['CF-Connecting-IP', '203.0.113.5'],
  ] as const)('are not told to what comes through a proxy with %s', async (name, value) => {
    expect((await ask(server, { [name]: value })).status).toBe(404);
  });

  it('are not told to a request for another name than the machine’s own, as a proxy may pass it on', async () => {
    const statusOf = async (host: string) =>
      (await sendRaw(server.url, ['GET /metrics HTTP/1.1', `Host: ${host}`])).status;
    expect(await statusOf('portal.example')).toBe(404);
    expect(await statusOf('localhost:3000')).toBe(200);
  });
});

describeOnBothEngines('the numbers for Prometheus with a token', (setup) => {
  const TOKEN = 'a-token-of-twenty-letters';
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { environment: { KONTOR_METRICS_TOKEN: TOKEN } });
  });
  afterAll(() => server.stop());

  describe('are told', () => {
    it.each([
      [
        'to whoever has it, wherever from',
        { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.5' },
        200,
      ],
      ['to nobody without it', {}, 404],
      ['to nobody with another', { Authorization: `Bearer ${TOKEN}x` }, 404],
    ] as const)('%s', async (_, headers, status) => {
      expect((await ask(server, headers as Record<string, string>)).status).toBe(status);
    });
  });
});
