import Koa from 'koa';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HttpProblem, retryLater } from '../wire/index.js';
import { problemResponses } from './problem-responses.js';

let server: Server;
let url: string;
let problem: HttpProblem;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  lines = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  const app = new Koa().use(problemResponses(log)).use(() => {
    throw problem;
  });
  server = createServer(app.callback() as never).listen(0);
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

it('a flood of refused requests writes one warning without a stack', async () => {
  problem = retryLater('overloaded', 5);
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(url)));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(503));
  expect(lines).toMatchObject([{ level: 40, refused: 1 }]);
  expect(lines[0]).not.toHaveProperty('err');
});

it('a stranger with too many calls waits a second for the refusal', async () => {
  problem = retryLater('too_many_calls', 2);
  const began = performance.now();
  expect((await fetch(url)).status).toBe(429);
  expect(performance.now() - began).toBeGreaterThan(950);
});
