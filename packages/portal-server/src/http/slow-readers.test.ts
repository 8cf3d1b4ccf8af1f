import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { slowReaders } from './slow-readers.js';

const GRACE_MS = 1000;
/** More than two programs of one machine have on the way between them. */
const LARGE = 32 * 1024 * 1024;
/** Milliseconds that the large answer may take at 1000 bytes a millisecond. */
const LARGE_MS = LARGE / 1000;

describe('an answer that is not read', () => {
  const server = createServer();
  const look = slowReaders(server, { graceMs: GRACE_MS, slowLine: 1000 });
  let client: Socket;
  let response: ServerResponse;
  let held: Socket;

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(async () => {
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    held = response.socket!;
    return () => client.destroy();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const isCut = () => held.destroyed;

  it('is cut when its size explains no longer that it takes so long', async () => {
    response.end(Buffer.alloc(LARGE));
    look(0);
    look(GRACE_MS + LARGE_MS - 1);
    expect(isCut()).toBe(false);
    const closed = once(response, 'close');
    look(2 * GRACE_MS + LARGE_MS);
    await closed;
    expect(isCut()).toBe(true);
  });

  it('has its time from when there was something to read, however long the call took', () => {
    look(0);
    look(1e9);
    response.end(Buffer.alloc(LARGE));
    look(1e9 + GRACE_MS);
    look(1e9 + GRACE_MS + LARGE_MS);
    expect(isCut()).toBe(false);
  });

  it('has more time the more of it is taken, so that a slow line gets all of it', async () => {
    response.write(Buffer.alloc(LARGE));
    look(0);
    client.resume();
    await once(response, 'drain');
    client.pause();
    response.end(Buffer.alloc(LARGE));
    look(2 * LARGE_MS);
    expect(isCut()).toBe(false);
  });

  it('goes on for as long as it likes when all that was told is read', async () => {
    client.resume();
    await new Promise((written) => response.write('event: hello\n\n', written));
    look(0);
    look(1e9);
    expect(isCut()).toBe(false);
  });
});
