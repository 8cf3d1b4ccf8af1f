import { currentUser, login } from '@kontor/portal-core/session';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { PASSWORD } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Requests that one network may have under way. */
const OF_NETWORK = 200;
const PATIENCE = { timeout: 30_000, interval: 20 };

describe('requests whose body never comes', () => {
  let server: TestServer;
  let sockets: Socket[] = [];
  let refused: string[] = [];
  beforeEach(async () => {
    [sockets, refused] = [[], []];
    server = await startTestServer(sqlitePlace, { environment: { KONTOR_PROXIES: '1' } });
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  });

  const sendHalf = (address: string, headers: readonly string[] = []) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('data', (part) => refused.push(String(part).split(' ', 2).at(-1) ?? '')).on('error', () => {});
    const head = [
      'POST /api/login HTTP/1.1',
      'Host: localhost',
      `X-Forwarded-For: ${address}`,
      'Content-Type: application/json',
      'Content-Length: 100',
      ...headers,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    sockets.push(socket);
  };
  const refusals = (count: number) => vi.waitFor(() => expect(refused).toHaveLength(count), PATIENCE);
  const signIn = (address: string) =>
    server.send('/login', {
      method: 'POST',
      body: JSON.stringify({ username: 'nordwind', password: PASSWORD }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    });

  it('stop nobody with a token and no sign-in from elsewhere, whatever their senders write as theirs', async () => {
    for (let n = 0; n < 1010; n += 1) sendHalf(`198.51.100.${n % 4}`, [`Authorization: x${n}`]);
    await refusals(1010 - 4 * OF_NETWORK);
    expect(new Set(refused)).toEqual(new Set(['429']));
    expect((await server.as('nordwind').call(currentUser, {})).username).toBe('nordwind');
    expect((await signIn('192.0.2.1')).status).toBe(200);
  });

  it('are counted per network of IPv6, whatever addresses of it are taken', async () => {
    for (let n = 0; n < OF_NETWORK + 20; n += 1) sendHalf(`2001:db8:1:2::${n.toString(16)}`);
    await refusals(20);
    expect((await signIn('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await signIn('2001:db8:1:3::1')).status).toBe(200);
  });

  it('take no room from who is signed in at the same address', async () => {
    for (let n = 0; n < OF_NETWORK + 1; n += 1) sendHalf('127.0.0.1');
    await refusals(1);
    await server.as('nordwind').call(currentUser, {});
    await expect(
      server.anonymous.call(login, { body: { username: 'nordwind', password: PASSWORD } }),
    ).rejects.toMatchObject({ code: 'too_many_calls' });
  });
});
