import { type AuditLogFilterQuery, auditLogList } from '@kontor/portal-core/audit-log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allHold, insertSet, queryRows, sql, type Sql } from '../db/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { COUNTED } from './audit-log.store.js';
import { criteriaOf, fromWhere } from './found-entries.store.js';

const ENTRIES = COUNTED + 40;
const EVENTS = ['write', 'write', 'write', 'write', 'export'] as const;
const ACTIONS = ['orders.create', 'orders.create', 'products.update'] as const;
const KINDS = ['order', 'order', 'product'] as const;
const TIME_ZONE = 'Europe/Berlin';
const day = (n: number) => `2026-03-${String((n % 28) + 1).padStart(2, '0')}`;

const PARTS: readonly AuditLogFilterQuery[] = [
  {},
  { username: 'nordwind' },
  { username: 'nobody' },
  { action: 'orders.' },
  { event: 'export' },
  { from: day(3), to: day(5) },
  { to: day(20) },
  { kind: 'product' },
  { kind: 'order', record_id: 7 },
];
const FILTERS = PARTS.flatMap((one) => PARTS.map((other) => ({ ...one, ...other })));

describeOnBothEngines('the entries of a long trail', (setup, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    await server.database.write(async (trx) => {
      const entries = Array.from({ length: ENTRIES }, (_, n) => [
        n + 1,
        `${day(n)}T0${n % 10}:30:00.000Z`,
        n % 7 === 0 ? USERS.nordwind.id : USERS.admin.id,
        n % 5 === 0 ? USERS.nordwind.id : USERS.admin.id,
        ACTIONS[n % 3]!,
        '/orders',
        `request-${n}`,
        EVENTS[n % 5]!,
      ]);
      await insertSet(trx, { table: 'audit_log', columns: ENTRY_COLUMNS }, entries);
      const records = Array.from({ length: ENTRIES }, (_, n) => [n + 1, KINDS[n % 3]!, n % 11, '{}']);
      await insertSet(trx, { table: 'audit_records', columns: RECORD_COLUMNS }, records);
    });
  });
  afterAll(() => server.stop());

  const idsOf = async (found: Sql) => {
    const { sql: text, bindings } = sql`select a.id ${found} order by a.at desc, a.id desc`;
    const rows = await queryRows<{ id: number }>(server.deps.database.read, text, bindings);
    return rows.map(({ id }) => id);
  };

  it('are the same, whichever criterion finds them', async () => {
    for (const filter of FILTERS) {
      const criteria = criteriaOf(filter, TIME_ZONE);
      const plain = await idsOf(
        sql`from audit_log as a where ${allHold(criteria.map(({ holds }) => holds))}`,
      );
      for (const found of [null, ...criteria])
        expect([filter, await idsOf(fromWhere(engine, criteria, found))]).toEqual([filter, plain]);
    }
  });

  it('are counted up to ten thousand, and said to be more', async () => {
    const find = (query: AuditLogFilterQuery) => server.as('admin').call(auditLogList, { query });
    expect(await find({})).toMatchObject({ foundCount: COUNTED, countIsExact: false });
    const few = await find({ event: 'export' });
    expect([few.foundCount, 'countIsExact' in few]).toEqual([ENTRIES / 5, false]);
  });

  it.runIf(engine === 'sqlite')('are sought or walked by an index, never sorted as a whole', async () => {
    for (const filter of FILTERS) {
      const criteria = criteriaOf(filter, TIME_ZONE);
      for (const found of [null, ...criteria]) {
        const { sql: text, bindings } =
          sql`select a.id ${fromWhere('sqlite', criteria, found)} order by a.at desc, a.id desc limit 50`;
        const rows = await queryRows<{ detail: string }>(
          server.deps.database.read,
          `explain query plan ${text}`,
          bindings,
        );
        const steps = rows.map(({ detail }) => detail);
        const said = JSON.stringify([filter, found, steps]);
        expect(steps.join('\n'), said).not.toMatch(/^SCAN (a|audit_log|r)$/m);
        expect(steps.includes('USE TEMP B-TREE FOR ORDER BY'), said).toBe(found !== null);
      }
    }
  });
});

const ENTRY_COLUMNS = {
  id: 'integer',
  at: 'text',
  actor_id: 'integer',
  subject_id: 'integer',
  action: 'text',
  target: 'text',
  request_id: 'text',
  event: 'text',
} as const;
const RECORD_COLUMNS = { audit_id: 'integer', kind: 'text', record_id: 'integer', detail: 'text' } as const;
