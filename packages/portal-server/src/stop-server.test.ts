import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from './testing/both-engines.js';
import { openDatabase } from './db/index.js';
import { createRoutes } from './routes.js';
import { probeRoutes, slowNote } from './testing/probe-calls.js';
import { startTestServer, type TestServer, type TestServerOptions } from './testing/test-server.js';

describeOnBothEngines('stopping the server', (setup) => {
  let place: Place;
  afterEach(() => place.remove());

  /** Starts a server whose database survives it, and collects the runs of its slow call as they begin. */
  async function start(
    options: TestServerOptions = {},
  ): Promise<{ server: TestServer; begun: () => Promise<() => void> }> {
    place = await setup();
    const waiting: ((letGo: () => void) => void)[] = [];
    const begun = () => new Promise<() => void>((resolve) => waiting.push(resolve));
    const server = await startTestServer(
      () => Promise.resolve({ ...place, remove: () => Promise.resolve() }),
      { routes: () => probeRoutes((letGo) => waiting.shift()?.(letGo)), ...options },
    );
    return { server, begun };
  }

  it('lets a running call finish and keeps what it stored', async () => {
    const { server, begun } = await start();
    const begins = begun();
    const call = server.as('nordwind').open(slowNote, { body: { text: 'last words' } });
    const letGo = await begins;
    const stopped = server.stop();
    letGo();
    const response = await call;
    expect(response.status).toBe(200);
    expect(response.header('Connection')).toBe('close');
    await stopped;
    const database = openDatabase(place.location);
    expect(await database.read('settings').where({ key: 'last words' })).toHaveLength(1);
    await database.close();
  });

  it('answers that it is not ready until a load balancer has noticed', async () => {
    let notice = () => {};
    const noticed = new Promise<void>((resolve) => (notice = resolve));
    const { server } = await start({ routes: createRoutes, noticed: () => noticed });
    const ready = () => fetch(`${server.url}/api/health/ready`, { headers: { Connection: 'close' } });
    expect((await ready()).status).toBe(200);
    const stopped = server.stop();
    expect((await ready()).status).toBe(503);
    notice();
    await stopped;
    await expect(ready()).rejects.toThrow(/fetch failed/);
  });

  it('takes no new connection afterwards', async () => {
    const { server } = await start();
    await server.send('/probe/notes', { user: 'admin' });
    const begun = performance.now();
    await server.stop();
    expect(performance.now() - begun).toBeLessThan(3000);
    await expect(server.send('/probe/notes')).rejects.toThrow(/fetch failed/);
  });

  it('is not held up by clients that keep their connections', async () => {
    const { server } = await start();
    await Promise.all(Array.from({ length: 50 }, () => server.send('/probe/notes', { user: 'admin' })));
    const begun = performance.now();
    await server.stop();
    expect(performance.now() - begun).toBeLessThan(3000);
  });

  it('is not held up by connections over which nothing was asked', async () => {
    const { server } = await start();
    const { port, hostname } = new URL(server.url);
    const ahead = connect(Number(port), hostname);
    await once(ahead, 'connect');
    const begun = performance.now();
    await server.stop();
    expect(performance.now() - begun).toBeLessThan(3000);
    ahead.destroy();
  });
});
