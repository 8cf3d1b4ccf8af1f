import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenKoa, type ListeningKoa } from '../testing/listen-koa.js';
import { type HttpProblem, refusedFor, retryLater } from '../wire/index.js';
import { problemResponses } from './problem-responses.js';

let server: ListeningKoa;
let problem: HttpProblem;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  server = await listenKoa(
    new Koa().use(problemResponses(log)).use(() => {
      throw problem;
    }),
  );
});
afterEach(() => server.close());

it('a flood of refused requests writes one warning without a stack', async () => {
  problem = retryLater('overloaded', 5);
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(server.url)));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(503));
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 40, refused: 1 }]);
  expect(lines[0]).not.toContain('stack');
});

it.each([
  [
    'de',
    'Der letzte Sysadmin bleibt',
    'Es bleibt sonst kein Sysadmin übrig. Bitte zuerst einem anderen Benutzer diese Rolle geben.',
  ],
  ['en', 'The last sysadmin stays', 'No sysadmin would be left. Please give another user this role first.'],
])('a record without a status refuses a step in words of its own: %s', async (language, title, detail) => {
  problem = refusedFor('lastSysadmin');
  const answer = await fetch(server.url, { headers: { 'Accept-Language': language } });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'status_conflict', title, detail });
});

it('a stranger with too many calls waits a second for the refusal', async () => {
  problem = retryLater('too_many_calls', 2);
  const began = performance.now();
  expect((await fetch(server.url)).status).toBe(429);
  expect(performance.now() - began).toBeGreaterThan(950);
});
