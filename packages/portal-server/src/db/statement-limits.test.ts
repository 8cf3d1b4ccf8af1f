import { defineCall, signedInCall } from '@kontor/portal-core/wire';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { endlessRoute } from '../testing/probe-calls.js';
import { route } from '../wire/index.js';
import { createRoutes } from '../routes.js';
import { queryRows } from './json-query.js';

const quick = defineCall({
  id: 'probe.quick',
  method: 'GET',
  path: '/probe/quick',
  access: signedInCall,
  summary: 'Reads one row.',
  weight: 'heavy',
  response: z.array(z.strictObject({ one: z.int() })),
});

describeOnBothEngines('a statement that reads', (setup, engine) => {
  let server: TestServer;
  const ended: string[] = [];
  let begun = 0;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      environment: { KONTOR_STATEMENT_SECONDS: '1' },
      routes: (deps) => [
        ...createRoutes(deps),
        endlessRoute(
          deps.database,
          () => (begun += 1),
          (error) => ended.push((error as Error).message),
        ),
        route(quick, () => queryRows(deps.database.read, 'select 1 as one')),
      ],
    });
  });
  afterAll(() => server.stop());
  const ask = (language: string, signal?: AbortSignal) =>
    server.send('/probe/endless', {
      user: 'nordwind',
      headers: { 'Accept-Language': language },
      ...(signal && { signal }),
    });
  /** Several at once, so that each connection of the lane has its turn. */
  const stillWorks = () =>
    Promise.all([1, 2, 3, 4, 5, 6].map(() => server.as('nordwind').call(quick, {}))).then((answers) =>
      expect(answers).toEqual(Array(6).fill([{ one: 1 }])),
    );

  it('ends at its deadline with advice in the reader’s language, and its connection goes on', async () => {
    const [german, english] = await Promise.all([ask('de'), ask('en')]);
    expect([german.status, english.status]).toEqual([422, 422]);
    expect(await german.json()).toMatchObject({
      code: 'too_costly',
      detail: expect.stringContaining('grenzen Sie sie ein'),
    });
    expect(await english.json()).toMatchObject({
      code: 'too_costly',
      detail: expect.stringContaining('narrow it'),
    });
    await stillWorks();
    await stillWorks();
  });

  it('ends when its client has gone, and only that one', async () => {
    const before = begun;
    ended.length = 0;
    const client = new AbortController();
    const lost = ask('de', client.signal).catch(() => 'gone');
    await vi.waitFor(() => expect(begun).toBe(before + 1), { timeout: 10_000, interval: 5 });
    client.abort();
    expect(await lost).toBe('gone');
    await vi.waitFor(() => expect(ended).toEqual(['nobody waits for the answer']), {
      timeout: 10_000,
      interval: 5,
    });
    await stillWorks();
  });

  it.runIf(engine === 'postgres')('runs no longer in PostgreSQL either', async () => {
    const { rows } = await server.database.write((trx) =>
      trx.raw(
        `select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query like 'with recursive c%'`,
      ),
    );
    expect(rows).toEqual([]);
  });
});
