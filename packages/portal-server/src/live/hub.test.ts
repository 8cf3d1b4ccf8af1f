import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { LiveHub } from './hub.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(sqlitePlace);
});
afterAll(() => server.stop());

it('a hub keeps nothing of the times in which nobody listened', async () => {
  const end = new AbortController();
  const hub = new LiveHub(server.database, server.deps.log);
  const run = hub.run(end.signal);
  const waiting = () => getEventListeners(end.signal, 'abort').length;
  const [one, other] = [0, 1].map(() => ({ tell: () => {}, tick: vi.fn(), end: () => {} }));
  for (const listener of [one!, other!]) {
    await hub.join(listener);
    await vi.waitFor(() => expect(listener.tick).toHaveBeenCalled());
    hub.leave(listener);
  }
  await vi.waitFor(() => expect(waiting()).toBe(1));
  end.abort();
  await run;
  expect(waiting()).toBe(0);
});
