import { CONTRACT } from '@kontor/portal-core/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { bodiesNear, fuzzedBodies, fuzzedQueries, ODD_VALUES } from '../testing/fuzzed-bodies.js';
import { writeRecordsOf } from '../testing/merchant-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { validRequests, type ValidRequest } from '../testing/valid-requests.js';

/** Requests of each call; `npm run faults -- fuzz` sends more. */
const RUNS = Number(process.env['KONTOR_FUZZ_RUNS'] ?? 15);

/** What stands in an address: the number of a record that there is, or something odd. */
const text = fc.oneof(
  fc.constantFrom('1', '2', '3', '4'),
  fc.constantFrom(
    ...ODD_VALUES.filter((value) => typeof value !== 'object').map(String),
    '1',
    '2147483648',
    '9007199254740993',
    '../x',
    '%00',
    '٣',
  ),
);

/** Stands in every record of another merchant, and in nothing that is sent. */
const FOREIGN = 'FREMDWARE';

/** The sign-out would end the session of all calls after it. */
const NOT_CALLED = new Set(['session.login', 'session.logout']);
const CALLS = CONTRACT.filter((call) => !NOT_CALLED.has(call.id) && !call.id.startsWith('health.'));

describeOnBothEngines('input of the wrong kind', (setup) => {
  let server: TestServer;
  /** Calls of whose bodies some were taken. */
  const taken = new Set<string>();
  let valid: Readonly<Record<string, ValidRequest>>;
  beforeAll(async () => {
    server = await startTestServer(setup);
    await writeRecordsOf(server, 'nordwind', 'EIGENES');
    await writeRecordsOf(server, 'alpenshop', FOREIGN);
    valid = await validRequests(server);
  });
  afterAll(() => server.stop());

  it.each(CALLS)('never breaks $id, nor has it answer with rows of another merchant', async (call) => {
    const known = valid[call.id];
    const request = fc.record({
      user: fc.constantFrom('admin' as const, 'nordwind' as const),
      body: known ? fc.oneof(fuzzedBodies(call), bodiesNear(known.body)) : fuzzedBodies(call),
      param: known ? fc.oneof(text, fc.constant(known.param)) : text,
      query: fuzzedQueries(call),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ user, body, param, query }) => {
        const path = call.path.replace(/:\w+/g, () => encodeURIComponent(wellFormed(param)) || '1');
        const pairs = Object.entries(query).map(
          ([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`,
        );
        const hasBody = call.method === 'POST' || call.method === 'PUT';
        const response = await server.send(`${path}?${pairs.join('&')}`, {
          method: call.method,
          user,
          ...(hasBody && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
        });
        const answer = await response.text();
        if (call.body && response.ok) taken.add(call.id);
        expect(response.status, `${JSON.stringify({ user, body, param, query })} → ${answer}`).toBeLessThan(
          500,
        );
        if (user === 'nordwind') expect(answer).not.toContain(FOREIGN);
      }),
      { numRuns: RUNS, examples: known ? [[{ ...known, query: {} }]] : [] },
    );
  });

  it('is mixed with bodies that are taken: refusals alone would prove little', () => {
    expect(Object.keys(valid).filter((id) => !taken.has(id))).toEqual([]);
    expect(taken.size).toBeGreaterThan(30);
  });

  it('leaves the server as it was', async () => {
    for (const user of ['admin', 'nordwind'] as const)
      expect((await server.send('/current-user', { user })).status).toBe(200);
    expect(server.log.filter((line) => line['level'] === 50)).toEqual([]);
  });
});

/** Replaces lone surrogates, which cannot be part of an address. */
function wellFormed(value: string): string {
  return value.replace(/[\ud800-\udfff]/g, '?');
}
