import { RESOURCE_CODES } from '@kontor/portal-core/access';
import type { AnyCall } from '@kontor/portal-core/wire';
import { CONTRACT } from '@kontor/portal-core/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { RECIPE_SHAPE, writeRecordsOf } from '../testing/merchant-records.js';
import { USERS, type UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Every call that returns more than one record. Reading a record by name is tested elsewhere. */
const READS = CONTRACT.filter(
  ({ effect, access, path }) => effect === 'read' && access.kind !== 'public' && !path.includes(':'),
);
const ALL = { query: [{ displayAllMerchants: true }] };
const THEIRS = { query: [{ ID_MANDAN: '==1', displayAllMerchants: true }] };

interface Asked {
  readonly query?: string;
  readonly body?: unknown;
  /** Expected status, 200 by default. */
  readonly status?: 403 | 404;
}
const FIRST_ORDERS = Array.from({ length: 90 }, (_, n) => n + 1).join(',');

/** Requests with parameters, besides or in place of one without. */
const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  'apiKeys.own': [{ status: 404 }],
  'auditLog.csv': [{ status: 403 }],
  'auditLog.list': [{ status: 403 }],
  'deliveries.comments': [{ query: 'delivery_id=1' }],
  'deliveries.list': [{}, { query: 'displayAllMerchants=true', status: 403 }],
  'embedding.preflight': [{ query: 'origin=https%3A%2F%2Fshop.example' }],
  'erpLink.check': [{ status: 403 }],
  'erpLink.compare': [
    { body: { from: '2026-01-01', to: '2026-12-31' }, status: 403 },
    { body: { from: '2026-01-01', to: '2026-12-31', orders: [] } },
  ],
  'erpLink.comparison': [{ status: 403 }],
  'erpLink.connection': [{ status: 403 }],
  'importRecipes.recall': [{ query: `shape=${RECIPE_SHAPE}` }],
  'investigations.comments': [{ query: 'order_erp_id=1' }],
  'live.changes': [{ query: 'ago=120' }],
  'live.presence': [{ body: { open: [{ kind: 'order', id: 1 }] } }],
  'investigations.unseen': [{ query: `order_erp_ids=${FIRST_ORDERS}` }],
  'orders.erpLinks': [{ query: `order_erp_ids=${FIRST_ORDERS}` }],
  'orderErrors.list': [{}, { query: 'sort=error_date&sortOrder=asc' }],
  'orderImports.compare': [{ body: { external_order_ids: ['theirs-1', 'ours-1', 'A-2'] } }],
  'orderImports.foresee': [
    {
      body: {
        products: [
          { id: 'theirs-9', qty: 1 },
          { id: 'TASSE-01', qty: 1 },
        ],
        twins: [],
      },
    },
  ],
  'orderImports.lookup': [
    { body: { external_order_ids: ['theirs-1', 'ours-1', 'A-2'], product_ids: ['theirs-9'] } },
  ],
  'orders.find': [
    { body: {} },
    { body: ALL },
    { body: THEIRS },
    { body: { search: 'theirs' } },
    { body: { limit: 2 } },
  ],
  'orders.generateCsv': [{ body: {} }, { body: ALL }, { body: THEIRS }, { body: { search: 'muller' } }],
  'products.find': [{ body: {} }, { body: ALL }, { body: { search: 'theirs' } }],
  'products.generateCsv': [{ body: {} }, { body: ALL }],
  'products.search': [{ query: 'text=tasse' }],
  'products.stockFind': [{ body: {} }, { body: { search: 'theirs' } }],
  'savedViews.list': [{ query: 'kind=orders' }],
  'users.public': [{ query: 'id=105' }],
  'users.refusals': [{ status: 403 }],
  'users.suggest': [{ query: 'text=t' }],
};
const READERS: readonly UserName[] = ['nordwind', 'nobody'];

describeOnBothEngines('what a merchant reads', (setup, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      // Nobody's role: everything but the records of all merchants.
      fill: ({ write }) =>
        write(async (trx) => {
          const codes = RESOURCE_CODES.filter((code) => code !== '/getForAllMerchants');
          await trx('role_resources').insert(
            codes.map((resource_code) => ({ role_id: USERS.nobody.role, resource_code })),
          );
        }),
    });
    await writeRecordsOf(server, 'nordwind', 'ours');
  });
  afterAll(() => server.stop());

  const ask = async (call: AnyCall, user: UserName, { query, body }: Asked, method = call.method) => {
    const response = await server.send(`${call.path}${query ? `?${query}` : ''}`, {
      method,
      user,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    return {
      status: response.status,
      // A place in the course of all changes, which tells nothing of any record.
      text: (await response.text()).replace(/"cursor":"\d+\.[\d:,]+"/, ''),
      found: response.headers.get('X-Found-Count'),
    };
  };
  const answers = async () => {
    const told: Record<string, unknown> = {};
    for (const user of READERS)
      for (const call of READS)
        for (const asked of ASKED[call.id] ?? [{}])
          told[`${user} ${call.id} ${JSON.stringify(asked)}`] = await ask(call, user, asked);
    return told;
  };
  /** A hash of every table, by name. */
  const tables = async () => {
    const names: string[] =
      engine === 'sqlite'
        ? await server.database
            .read('sqlite_master')
            .where({ type: 'table' })
            .whereNot('sql', 'like', 'create virtual%')
            .pluck('name')
        : await server.database
            .read('information_schema.tables')
            .where({ table_schema: 'public' })
            .pluck('table_name');
    const hashes: Record<string, string> = {};
    for (const name of names) {
      const rows = (await server.database.read(name)).map((row) => JSON.stringify(row)).sort();
      hashes[name] = createHash('sha256').update(rows.join('\n')).digest('hex');
    }
    return hashes;
  };

  it('is answered to whoever holds the permission', async () => {
    for (const call of READS)
      for (const asked of ASKED[call.id] ?? [{}])
        expect(await ask(call, 'nobody', asked), call.id).toMatchObject({ status: asked.status ?? 200 });
  });

  it('changes no row, with HEAD neither', async () => {
    const before = await tables();
    await answers();
    for (const call of READS)
      if (call.method === 'GET') await ask(call, 'nobody', ASKED[call.id]?.[0] ?? {}, 'HEAD' as never);
    expect(await tables()).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(20);
  });

  it('names no secret, and holds none that is stored', async () => {
    const { read } = server.database;
    const stored: string[] = [
      ...(await read('users').pluck('password_hash')),
      ...(await read('api_keys').pluck('secret_hash')),
    ];
    for (const [asked, answer] of Object.entries(await answers())) {
      const { text } = answer as { text: string };
      for (const secret of stored) expect(text, asked).not.toContain(secret);
      const names = [...text.matchAll(/"(\w+)":/g)].map(([, name]) => name!);
      // A fingerprint of an own order's content, which tells an import what it has already.
      const secretive = names.filter(
        (name) => /pass|hash|token|secret|salt/i.test(name) && name !== 'content_hash',
      );
      expect(secretive, asked).toEqual([]);
    }
  });

  it('is the same whatever is asked of columns that nobody may read', async () => {
    const spying =
      'filter[password_hash][_starts_with]=$argon2&fields=password_hash&alias[x]=password_hash&sort=password_hash';
    for (const call of READS.filter(({ method }) => method === 'GET')) {
      const asked = ASKED[call.id]?.[0] ?? {};
      const spied = await ask(call, 'nobody', { query: [asked.query, spying].filter(Boolean).join('&') });
      // Refused, or not even looked at.
      if (spied.status !== 422) expect(spied, call.id).toEqual(await ask(call, 'nobody', asked));
    }
  });

  it('is byte for byte the same whatever another merchant has', async () => {
    const before = await answers();
    await writeRecordsOf(server, 'alpenshop', 'theirs');
    const after = await answers();
    const changed = Object.keys(before).filter(
      (asked) => JSON.stringify(after[asked]) !== JSON.stringify(before[asked]),
    );
    expect(changed).toEqual([]);
  });
});
