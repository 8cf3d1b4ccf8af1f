import Koa from 'koa';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { retryLater } from '../wire/index.js';
import { problemResponses } from './problem-responses.js';

it('a flood of refused requests writes one warning without a stack', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  const app = new Koa().use(problemResponses(log)).use(() => {
    throw retryLater('overloaded', 5);
  });
  const server = createServer(app.callback() as never).listen(0);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(url)));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(503));
  expect(lines).toMatchObject([{ level: 40, refused: 1 }]);
  expect(lines[0]).not.toHaveProperty('err');
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
