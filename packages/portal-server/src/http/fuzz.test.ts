import type { AnyCall } from '@kontor/portal-core/wire';
import { CONTRACT } from '@kontor/portal-core/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { writeRecordsOf } from '../testing/merchant-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import * as z from 'zod';

/** Requests of each call; `npm run faults -- fuzz` sends more. */
const RUNS = Number(process.env['KONTOR_FUZZ_RUNS'] ?? 15);

/** Values that a careless or hostile client sends in place of others. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [{}],
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '0',
  '\u0000',
  "1' or '1'='1",
  '%',
  '\ud800',
  'x'.repeat(3000),
  { $gt: '' },
  { toString: 1 },
  ['a', ['b']],
];
const odd = fc.constantFrom(...ODD_VALUES);
const text = fc.constantFrom(
  ...ODD_VALUES.filter((value) => typeof value !== 'object').map(String),
  '1',
  '2147483648',
  '9007199254740993',
  '../x',
  '%00',
  '٣',
);

/** An object with the call's own fields, each with an odd value, and sometimes a foreign field. */
function oddBody(call: AnyCall): fc.Arbitrary<unknown> {
  if (!call.body) return odd;
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.oneof({ weight: 4, arbitrary: oddLike(schema) }, odd);
}

interface JsonSchema {
  readonly properties?: Record<string, JsonSchema>;
  readonly items?: JsonSchema;
}
function oddLike(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  if (depth < 4 && schema.items)
    return fc.oneof(fc.array(oddLike(schema.items, depth + 1), { maxLength: 2 }), odd);
  if (depth >= 4 || !schema.properties) return odd;
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => [name, oddLike(field, depth + 1)] as const,
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: odd },
  );
}

/** Stands in every record of another merchant, and in nothing that is sent. */
const FOREIGN = 'FREMDWARE';

/** The sign-out would end the session of all calls after it. */
const NOT_CALLED = new Set(['session.login', 'session.logout']);
const CALLS = CONTRACT.filter((call) => !NOT_CALLED.has(call.id) && !call.id.startsWith('health.'));

describeOnBothEngines('input of the wrong kind', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    await writeRecordsOf(server, 'alpenshop', FOREIGN);
  });
  afterAll(() => server.stop());

  it.each(CALLS)('never breaks $id, nor has it answer with rows of another merchant', async (call) => {
    const request = fc.record({
      user: fc.constantFrom('admin' as const, 'nordwind' as const),
      body: oddBody(call),
      param: text,
      query: fc.dictionary(
        fc.constantFrom('limit', 'offset', 'text', 'days', 'status', 'merchant_name', 'q'),
        text,
        {
          maxKeys: 2,
        },
      ),
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
        expect(response.status, `${JSON.stringify({ user, body, param, query })} → ${answer}`).toBeLessThan(
          500,
        );
        if (user === 'nordwind') expect(answer).not.toContain(FOREIGN);
      }),
      { numRuns: RUNS },
    );
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
