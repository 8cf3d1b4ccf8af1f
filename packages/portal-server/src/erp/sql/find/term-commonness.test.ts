import { ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS, parseFind } from '@kontor/portal-core/erp';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Sql } from '../../../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../../../testing/both-engines.js';
import { anOrder } from '../../../testing/erp-records.js';
import { sqlErp } from '../index.js';
import { OrderFinder } from './find-orders.js';
import { TermCommonness } from './term-commonness.js';

const NUMBERS = Array.from({ length: 60 }, (_, n) => `KT-2026-${String(n * n * 37).padStart(7, '0')}`);

describeOnBothEngines('a search for a long number', (setup) => {
  let place: OpenPlace;
  let database: Database;
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
    const orders = NUMBERS.map((external_order_id, n) =>
      anOrder({ external_order_id, tracking_number: `0034${NUMBERS[(n * 7) % 60]!.slice(-6)}` }),
    );
    await database.write((trx) => sqlErp.insertOrders(trx, 1, orders, { source: 'test' }));
  });
  afterAll(() => place.remove());

  it('finds what any part of it stands in, and nothing else', async () => {
    const finder = new OrderFinder(database);
    const found = async (search: string) => {
      const plan = parseFind({ search }, ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS);
      if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
      const find = finder.compile({ kind: 'all' }, plan.value, 100)!;
      const [page, { ids }] = [await finder.find(find), await finder.ids(find)];
      expect(page.foundCount).toBe(ids.length);
      return [...ids].toSorted((a, b) => a - b);
    };
    const stored = await database.read('erp_orders').select('id', 'search_text').orderBy('id');
    const parts = fc
      .tuple(fc.constantFrom(...NUMBERS), fc.nat({ max: 6 }), fc.integer({ min: 5, max: 15 }))
      .map(([number, from, length]) => number.slice(from, from + length));
    await fc.assert(
      fc.asyncProperty(parts, async (search) => {
        const holds = stored.filter((row) => row.search_text.includes(search.toLowerCase()));
        expect(await found(search)).toEqual(holds.map(({ id }) => id));
      }),
      { numRuns: 40 },
    );
  });
});

it('of the terms of a search the rarest are asked for, and each is counted once', async () => {
  const commonness = new TermCommonness();
  const asked: unknown[] = [];
  const orders = new Map([
    ['"000"', 9000],
    ['"001"', 9000],
    ['"012"', 50],
    ['"123"', 40],
    ['"234"', 0],
    ['"345"', 30],
  ]);
  const count = ({ bindings }: Sql) => {
    asked.push(bindings[0]);
    return Promise.resolve(orders.get(String(bindings[0])) ?? 0);
  };
  const terms = ['000', '001', '012', '123', '234', '345'];
  expect(await commonness.rarest(terms, count)).toEqual(['234', '345', '123', '012']);
  expect(await commonness.rarest(terms, count)).toEqual(['234', '345', '123', '012']);
  // The one that nobody had written is asked for again.
  expect(asked).toHaveLength(terms.length + 1);
  expect(await commonness.rarest(['000', '001'], count)).toEqual(['000', '001']);
});
