import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { LIVE } from '../testing/live-streams.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const PATIENCE = { timeout: 10_000, interval: 20 };

describe('requests of one connection', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(sqlitePlace, { tasks: LIVE });
  });
  afterAll(() => server.stop());

  const get = (path: string, ...headers: readonly string[]) =>
    [`GET /api${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
  /** A stream of changes, which nothing can be answered behind. */
  const endless = async () =>
    get('/live', 'Accept: text/event-stream', `Authorization: Bearer ${await server.token('nordwind')}`);
  const opened = (): Socket => {
    const { hostname, port } = new URL(server.url);
    return connect(Number(port), hostname)
      .setEncoding('latin1')
      .on('error', () => {});
  };
  const underWay = async () => {
    const numbers = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^kontor_requests_in_flight (\d+)/m.exec(numbers)?.[1]);
  };

  it('leave nothing behind when it is closed while they wait for another answer', async () => {
    const stream = await endless();
    for (const others of [get('/public/settings'), stream]) {
      const socket = opened();
      socket.write(stream + others.repeat(10));
      await once(socket, 'data');
      socket.destroy();
      await vi.waitFor(async () => expect(await underWay()).toBe(0), PATIENCE);
    }
    await vi.waitFor(() => expect(server.deps.live.hub.count).toBe(0), PATIENCE);
  });

  it('are answered in their order', async () => {
    const socket = opened();
    let answers = '';
    socket.on('data', (part) => (answers += part));
    socket.write(get('/nowhere') + get('/public/settings') + get('/current-user', 'Connection: close'));
    await once(socket, 'close');
    expect(answers.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['404', '200', '401']);
  });

  it('close it when too many of them wait', async () => {
    const socket = opened();
    socket.resume().write((await endless()) + get('/public/settings').repeat(50));
    await once(socket, 'close');
    await vi.waitFor(async () => expect(await underWay()).toBe(0), PATIENCE);
  });
});
