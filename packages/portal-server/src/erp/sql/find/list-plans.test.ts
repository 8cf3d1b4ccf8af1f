import type { DataScope } from '@kontor/portal-core/access';
import { ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS, parseFind, type ErpFind } from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixed, queryRows, sql, type Database, type Sql } from '../../../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../../../testing/both-engines.js';
import { anOrder } from '../../../testing/erp-records.js';
import { sqlErp } from '../index.js';
import type { Left, Sizes } from './index-choice.js';
import { filterSql, orderCondition } from './order-condition.js';
import { pageKeys } from './page-sql.js';
import { orderBy, sortKeys } from './sort-keys.js';

const STATUSES = ['offen', 'on hold', 'storniert', 'geliefert'] as const;
const SCOPES: readonly DataScope[] = [{ kind: 'all' }, { kind: 'merchant', merchantErpId: 1 }];
const LEFT: readonly Left[] = ['few', 'some', 'most'];
/** The columns by which the page of orders can be sorted. */
const SORTED = ['_ID_AUFTRA', 'Externe_Order_ID', 'Datum', 'Status', 'Nr_Artikel', 'Trackingnummer'] as const;
const DATES = [undefined, '2/10/2026', '1/1/2026...2/10/2026'];

/** Every filter by statuses and days with every sort. */
const FINDS: readonly ErpFind[] = DATES.flatMap((Datum) => {
  const day: Readonly<Record<string, string>> = Datum === undefined ? {} : { Datum };
  const filters = [
    { query: [{ ...day, ID_MANDAN: '==1' }] },
    ...(Datum === undefined ? [{}] : [{ query: [day] }]),
    { query: [{ ...day, Status: '==offen' }] },
    { query: ['offen', 'storniert'].map((status) => ({ ...day, Status: `==${status}` })) },
  ];
  return filters.flatMap((filter) =>
    SORTED.flatMap((fieldName) =>
      (['ascend', 'descend'] as const).map((sortOrder) => ({ ...filter, sort: [{ fieldName, sortOrder }] })),
    ),
  );
});

describeOnBothEngines('a sorted list of orders', (setup, engine) => {
  let place: OpenPlace;
  let database: Database;
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
    const orders = Array.from({ length: 60 }, (_, n) =>
      anOrder({
        external_order_id: `W-${(n * 37) % 61}`,
        date: ['2026-01-05', '2026-02-10', '2026-02-11'][n % 3]!,
        status: STATUSES[(n * 7) % 4]!,
        tracking_number: n % 3 === 0 ? '' : `T${n % 5}`,
        items: [{ id: `SKU-${n % 6}`, name: 'Ware', qty: 1 }],
      }),
    );
    await database.write(async (trx) => {
      await sqlErp.insertOrders(trx, 1, orders, { source: 'test' });
      await sqlErp.insertOrders(trx, 2, orders.slice(0, 20), { source: 'test' });
    });
  });
  afterAll(() => place.remove());

  const compiled = (scope: DataScope, body: ErpFind) => {
    const plan = parseFind(body, ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS);
    if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
    return {
      filter: orderCondition(engine, scope, plan.value),
      sort: sortKeys(engine, plan.value.sort),
      cursor: null,
      limit: 7,
      offset: 3,
    };
  };
  const cases = SCOPES.flatMap((scope) =>
    FINDS.map((body) => ({ said: JSON.stringify([scope, body]), find: compiled(scope, body) })),
  );
  const idsOf = async ({ sql: text, bindings }: Sql) =>
    (await queryRows<{ id: number }>(database.read, text, bindings)).map(({ id }) => id);

  it('has the same orders, whichever way it is read', async () => {
    for (const { said, find } of cases) {
      const order = fixed(
        orderBy(
          find.sort,
          find.sort.map(({ column }) => column),
        ),
      );
      const plain = await idsOf(
        sql`select id from erp_orders where ${filterSql(find.filter)} order by ${order} limit 8 offset 2`,
      );
      for (const left of LEFT) {
        const keys = pageKeys(engine, { ...find, sizes: { termsAreRare: false, left } });
        expect([said, left, await idsOf(keys)]).toEqual([said, left, plain]);
      }
    }
  });

  it.runIf(engine === 'sqlite')('reads no order that it leaves out but from an index', async () => {
    for (const { said, find } of cases)
      for (const left of LEFT) {
        const steps = await planOf({ ...find, sizes: { termsAreRare: false, left } });
        const reads = steps.filter((step) => /erp_orders/.test(step));
        expect(reads.length, said).toBeGreaterThan(0);
        for (const step of reads) expect([said, left, step]).toSatisfy(isBounded);
      }
  });

  async function planOf(request: Parameters<typeof pageKeys>[1] & { readonly sizes: Sizes }) {
    const { sql: text, bindings } = pageKeys(engine, request);
    const rows = await queryRows<{ detail: string }>(database.read, `explain query plan ${text}`, bindings);
    const steps = rows.map(({ detail }) => detail);
    // Sorting all that was found is for lists of which few or some orders are left.
    const sorts = steps.filter((step) => step === 'USE TEMP B-TREE FOR ORDER BY').length;
    return sorts > 0 && request.sizes.left === 'most' && !/union all/.test(text)
      ? ['erp_orders SORTED']
      : steps;
  }
});

/**
 * A walk ends with the page and looks only at its index, or at the orders themselves when they are sorted by id; few and some orders are
 * sought.
 */
const isBounded = ([said, left, step]: readonly [string, Left, string]): boolean =>
  /^SEARCH erp_orders USING (COVERING )?INDEX/.test(step) ||
  /^SCAN erp_orders USING COVERING INDEX erp_orders_(key|product|tracking|date|status_up|status_down)$/.test(
    step,
  ) ||
  (/^SCAN erp_orders$/.test(step) && (left !== 'few' || !/query|merchant/.test(said)));
