import type { DataScope } from '@kontor/portal-core/access';
import { ORDER_STATUSES } from '@kontor/portal-core/orders';
import { ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS, parseFind, type ErpFind } from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queryRows, type Database, type Sql } from '../../../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../../../testing/both-engines.js';
import { anOrder } from '../../../testing/erp-records.js';
import { sqlErp } from '../index.js';
import { orderCondition } from './order-condition.js';
import { countSql, walkedCountSql } from './page-sql.js';

const SIZES = { termsAreRare: false, left: 'most' } as const;
const ALL_SIZES = [SIZES, { ...SIZES, left: 'few' }, { ...SIZES, termsAreRare: true }] as const;
const SCOPES: readonly DataScope[] = [
  { kind: 'all' },
  { kind: 'merchant', merchantErpId: 1 },
  { kind: 'merchant', merchantErpId: 2 },
];
const DAYS = ['2026-01-05', '2026-02-10', '2026-02-11', '2026-03-01'];
const DATES = [undefined, '2/10/2026', '2/1/2026...2/28/2026', '>=2/11/2026', '<1/1/2026'];

/** Every combination of a day or range with no, one or two statuses. */
const FINDS: readonly ErpFind[] = DATES.flatMap((Datum) => {
  const day: Readonly<Record<string, string>> = Datum === undefined ? {} : { Datum };
  const ofStatus = (status: string) => ({ ...day, Status: `==${status}` });
  return [
    ...(Datum === undefined ? [{}] : [{ query: [day] }]),
    ...ORDER_STATUSES.filter((status) => status !== '').map((status) => ({ query: [ofStatus(status)] })),
    { query: [ofStatus('offen'), ofStatus('storniert')] },
  ];
});

describeOnBothEngines('the total of a list by merchant, status and day', (setup, engine) => {
  let place: OpenPlace;
  let database: Database;
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
    for (const merchant of [1, 2])
      await database.write((trx) =>
        sqlErp.insertOrders(
          trx,
          merchant,
          Array.from({ length: 40 }, (_, n) =>
            anOrder({
              external_order_id: `DAY-${n % 38}`,
              date: DAYS[n % DAYS.length]!,
              ...(n % 4 === 1 && {
                items: ['TWICE', 'TWICE', 'ONCE'].map((id) => ({ id, name: id, qty: 1 })),
              }),
              status: n % 3 === 0 ? 'on hold' : 'offen',
            }),
          ),
          { source: 'test' },
        ),
      );
    await database.write((trx) => sqlErp.cancelOrders(trx, { kind: 'all' }, [1, 2, 3, 45]));
    await database.write((trx) => trx('erp_orders').where({ id: 7 }).update({ order_date: '2026-03-01' }));
  });
  afterAll(() => place.remove());

  const number = async ({ sql, bindings }: Sql) =>
    (await queryRows<{ n: number }>(database.read, sql, bindings))[0]?.n;

  it('is summed without reading an order, and is the number of orders found one by one', async () => {
    for (const scope of SCOPES)
      for (const body of FINDS) {
        const plan = parseFind(body, ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS);
        if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
        const filter = orderCondition(engine, scope, plan.value);
        const summed = countSql(engine, filter, SIZES);
        expect(summed.sql).not.toMatch(/from erp_orders\b/);
        const said = `${JSON.stringify(scope)} ${JSON.stringify(body)}`;
        expect([said, await number(summed)]).toEqual([
          said,
          await number(walkedCountSql(engine, filter, SIZES)),
        ]);
      }
  });

  it('is counted from the items of a product or the search index alone, and is the same number', async () => {
    const days = ['2/10/2026', '2/1/2026...2/28/2026'].map((Datum) => ({ Datum }));
    const products = [{}, ...days].map((day) => ({ query: [{ ...day, Nr_Artikel: '==TWICE' }] }));
    const searches = ['day', 'y-1', 'ay', '-3', 'ü', 'zzz'].map((search) => ({ search }));
    for (const scope of SCOPES)
      for (const body of [...products, ...searches]) {
        const plan = parseFind(body, ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS);
        if (!plan.ok) continue;
        const filter = orderCondition(engine, scope, plan.value);
        const said = `${JSON.stringify(scope)} ${JSON.stringify(body)}`;
        const fast = await number(countSql(engine, filter, SIZES));
        expect([said, fast]).toEqual([said, await number(walkedCountSql(engine, filter, SIZES))]);
        if ('query' in body && scope.kind === 'all') expect(fast).toBeGreaterThan(0);
      }
  });

  it('ends one above where it is told to, unless it is a sum', async () => {
    const searches = ['day', 'day-1', 'ay', '-3', 'zzz'].map((search) => ({ search }));
    const product = { query: [{ Nr_Artikel: '==TWICE' }] };
    const mixed = { search: 'day', query: [{ Status: '==offen', Datum: '2/1/2026...2/28/2026' }] };
    const reference = { query: [{ Kundenreferenz: '*1*' }] };
    for (const scope of SCOPES)
      for (const body of [...searches, product, mixed, reference])
        for (const sizes of ALL_SIZES) {
          const plan = parseFind(body, ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS);
          if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
          const filter = orderCondition(engine, scope, plan.value);
          const all = (await number(walkedCountSql(engine, filter, SIZES))) ?? 0;
          const said = JSON.stringify([scope, body, sizes]);
          expect([said, await number(countSql(engine, filter, sizes))]).toEqual([said, all]);
          for (const most of [1, 5, 1000])
            expect([said, most, await number(countSql(engine, filter, sizes, most))]).toEqual([
              said,
              most,
              Math.min(all, most + 1),
            ]);
        }
    const sum = countSql(engine, orderCondition(engine, { kind: 'all' }, everything()), SIZES, 1);
    expect(await number(sum)).toBe(76);
  });

  it('follows orders that are deleted', async () => {
    const filter = orderCondition(engine, { kind: 'all' }, everything());
    const before = (await number(countSql(engine, filter, SIZES))) ?? 0;
    await database.write(async (trx) => {
      await trx('erp_order_items').where({ order_id: 9 }).delete();
      await trx('erp_orders').where({ id: 9 }).delete();
    });
    expect(await number(countSql(engine, filter, SIZES))).toBe(before - 1);
  });
});

function everything() {
  const plan = parseFind({}, ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS);
  if (!plan.ok) throw new Error('an empty find cannot be read');
  return plan.value;
}
