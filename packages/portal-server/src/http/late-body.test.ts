import Koa from 'koa';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { listenKoa } from '../testing/listen-koa.js';
import { sendRaw } from '../testing/raw-request.js';
import { problemResponses } from './problem-responses.js';
import { jsonReader } from './request-body.js';

it('a body that does not arrive in time is refused, and its connection closed', async () => {
  const read = jsonReader(1000, 50);
  const app = new Koa().use(problemResponses(pino({ level: 'silent' }))).use(async (ctx) => {
    ctx.body = JSON.stringify(await read(ctx));
  });
  const server = await listenKoa(app);
  const lines = [
    'POST / HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 100',
  ];
  const { status, head } = await sendRaw(server.url, lines, '{');
  expect([status, /^connection: close/im.test(head)]).toEqual([400, true]);
  await server.close();
});
