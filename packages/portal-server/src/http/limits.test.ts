import type { AnyCall } from '@kontor/portal-core/wire';
import { CONTRACT } from '@kontor/portal-core/contract';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

interface Shape {
  readonly _zod: { readonly def: { readonly shape?: Readonly<Record<string, unknown>> } };
}
const fieldsOf = (schema: unknown) => Object.keys((schema as Shape | undefined)?._zod.def.shape ?? {});
const LISTS = CONTRACT.filter(({ query }) => fieldsOf(query).includes('limit'));
const FINDS = CONTRACT.filter(({ body }) => fieldsOf(body).includes('query'));
const TAKERS = CONTRACT.filter(
  ({ method, requestKind }) => requestKind === 'json' && (method === 'POST' || method === 'PUT'),
);
const DEPTH = 100_000;
const DEEP = '['.repeat(DEPTH) + ']'.repeat(DEPTH);

describe('what is asked without measure', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(sqlitePlace);
  });
  afterAll(async () => {
    expect(server.log.filter(({ level }) => level === 50)).toEqual([]);
    await server.stop();
  });

  const pathOf = ({ path }: AnyCall) => path.replace(/:\w+/g, '1');
  const post = async (call: AnyCall, body: string | Buffer, headers: Record<string, string> = {}) => {
    const type = { 'Content-Type': 'application/json', ...headers };
    const init = { method: call.method, user: 'admin', body, headers: type } as const;
    return (await server.send(pathOf(call), init)).status;
  };

  it.each(['1000000000', '1e9', '-1', '0', '1&limit=2'])(
    'is refused by every list: limit=%s',
    async (limit) => {
      for (const call of LISTS)
        expect(
          (await server.send(`${pathOf(call)}?text=ab&limit=${limit}`, { user: 'admin' })).status,
          call.id,
        ).toBe(422);
    },
  );

  it.each<[string, object]>([
    ['a limit of a billion', { limit: 1e9 }],
    ['a thousand filters', { query: Array.from({ length: 1000 }, () => ({ Status: '==offen' })) }],
    [
      'a thousand fields',
      { query: [Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`F${n}`, '1']))] },
    ],
    [
      'a thousand sorts',
      { sort: Array.from({ length: 1000 }, () => ({ fieldName: 'Datum', sortOrder: 'ascend' })) },
    ],
    ['a filter of a hundred thousand letters', { query: [{ Status: 'x'.repeat(100_000) }] }],
  ])('is refused by every find: %s', async (_, body) => {
    for (const call of FINDS) expect([400, 422], call.id).toContain(await post(call, JSON.stringify(body)));
  });

  it('is refused by every list: a thousand parameters', async () => {
    const query = Array.from({ length: 1000 }, (_, n) => `p${n}=1`).join('&');
    for (const call of LISTS)
      expect((await server.send(`${pathOf(call)}?${query}`, { user: 'admin' })).status, call.id).toBe(422);
  });

  it('is refused by every call: a depth of a hundred thousand, under a key too', async () => {
    for (const call of TAKERS) {
      const field = fieldsOf(call.body)[0] ?? 'any';
      const status = await post(call, `{"${field}":${DEEP}}`, { 'Idempotency-Key': `deep-${call.id}` });
      expect(status, call.id).toBeGreaterThanOrEqual(400);
      expect(status, call.id).toBeLessThan(500);
    }
  });

  it('reaches the prototype of nothing, by body or by address', async () => {
    const evil = '{"polluted":1,"isAdmin":true}';
    for (const call of TAKERS)
      for (const body of [
        `{"__proto__":${evil},"constructor":{"prototype":${evil}}}`,
        `{${[...fieldsOf(call.body), 'query'].map((field) => `"${field}":{"__proto__":${evil}}`).join()}}`,
      ])
        expect(await post(call, body), call.id).toBeLessThan(500);
    for (const call of LISTS)
      await server.send(
        `${pathOf(call)}?__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__=1`,
        {
          user: 'admin',
        },
      );
    expect([({} as { polluted?: 1 }).polluted, ([] as { polluted?: 1 }).polluted]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(['{"query":[{"__proto__":"*"}]}', '{"query":[{"Status":"offen","__proto__":{"limit":1}}]}'])(
    'is refused by every find and not left out, so that it finds more than was asked: %s',
    async (body) => {
      for (const call of FINDS) expect([400, 422], call.id).toContain(await post(call, body));
    },
  );

  it('is refused by every call before it takes room: 200 MB in 200 KB', async () => {
    const megabyte = gzipSync(Buffer.alloc(1024 * 1024, 0x20));
    const bomb = Buffer.concat(Array.from({ length: 200 }, () => megabyte));
    const before = process.memoryUsage().rss;
    for (const call of TAKERS.filter(({ id }) => /^(?:session\.login|orders\.|orderImports\.chunk)/.test(id)))
      expect(await post(call, bomb, { 'Content-Encoding': 'gzip' }), call.id).toBe(413);
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
  });
});
