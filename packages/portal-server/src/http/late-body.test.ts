import Koa from 'koa';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { sendRaw } from '../testing/raw-request.js';
import { problemResponses } from './problem-responses.js';
import { jsonReader } from './request-body.js';

it('a body that does not arrive in time is refused, and its connection closed', async () => {
  const read = jsonReader(1000, 50);
  const app = new Koa().use(problemResponses(pino({ level: 'silent' }))).use(async (ctx) => {
    ctx.body = JSON.stringify(await read(ctx));
  });
  const server = createServer(app.callback() as never).listen(0);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = [
    'POST / HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 100',
  ];
  const { status, head } = await sendRaw(url, lines, '{');
  expect([status, /^connection: close/im.test(head)]).toEqual([400, true]);
  server.close();
  await once(server, 'close');
});
