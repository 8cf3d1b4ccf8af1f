import { gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { sendRaw } from '../testing/raw-request.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const FILE = 'Content-Disposition: form-data; name="file"; filename="a.pdf"';
const PDF = '%PDF-1.4\n1 0 obj\n';

describe('a request that the libraries alone would not stand', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(sqlitePlace);
    token = await server.token('admin');
  });
  afterAll(async () => {
    expect(server.log.filter(({ level }) => level === 50)).toEqual([]);
    await server.stop();
  });

  const raw = (target: string, headers: readonly string[] = [], body = '') =>
    sendRaw(
      server.url,
      [`${target} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`, 'Connection: close', ...headers],
      body,
    );
  const upload = async (body: string, boundary = 'x') => {
    const type = `Content-Type: multipart/form-data; boundary=${boundary}`;
    return (await raw('POST /api/media', [type, `Content-Length: ${body.length}`], body)).status;
  };

  it.each(['GET', 'HEAD', 'OPTIONS', 'PROPFIND'])(
    'with %s to the path of a call is no parameter of another, and told the methods there are',
    async (method) => {
      const { status, head } = await raw(`${method} /api/deliveries/status`);
      expect(status).toBe(405);
      expect(head).toMatch(/^allow: PUT$/im);
    },
  );

  it('has its parameters decoded once, and as text or not at all', async () => {
    expect((await raw('GET /api/saved-views/%zz')).status).toBe(400);
    expect((await raw('GET /api/orders/%2531')).status).not.toBe(200);
    expect((await raw('GET /api/orders/%31')).status).not.toBe(400);
  });

  it('that announces gigabytes is refused at once', async () => {
    const headers = ['Content-Type: application/json', 'Content-Length: 3000000000'];
    expect((await raw('POST /api/orders/find', headers)).status).toBe(413);
  });

  it('that breaks off packed is ended', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const lines = [
      'POST /api/orders/find HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      'Content-Encoding: gzip',
      'Content-Length: 1000',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(gzipSync('{}').subarray(0, 12));
    setTimeout(() => socket.destroy(), 100);
    const logged = () => server.log.filter(({ call, status }) => call === 'orders.find' && status === 400);
    await expect.poll(logged, { timeout: 5000 }).toHaveLength(1);
  });

  it.each(['x', 'xjson', 'octet-stream', 'urlencoded'])('may have %s as its boundary', async (boundary) => {
    expect(await upload(`--${boundary}\r\n${FILE}\r\n\r\n${PDF}\r\n--${boundary}--\r\n`, boundary)).toBe(201);
  });

  it.each<[string, string]>([
    ['first part', `--x\r\n${FILE}; ${'filename="'.repeat(6000)}\r\n\r\n${PDF}\r\n--x--\r\n`],
    [
      'second part',
      `--x\r\n${FILE}\r\n\r\n${PDF}\r\n--x\r\n${FILE}${'filename="'.repeat(6000)}\r\n\r\n\r\n--x--\r\n`,
    ],
  ])('with 60 KB of headers in the %s is refused before they are searched', async (_, body) => {
    expect(await upload(body)).toBe(400);
  });
});
