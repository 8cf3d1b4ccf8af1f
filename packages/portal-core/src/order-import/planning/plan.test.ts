import { describe, expect, it } from 'vitest';
import { orderContentHash, type NewOrder } from '../../orders/index.js';
import { aFile, checked } from '../../testing/import-files.js';
import { isRejected, type CheckedOrder } from '../checking/order-group.js';
import type { LookupRequest } from '../order-import.api.js';
import { planOrders, type PlannedOrder } from './plan.js';
import { createReport, REPORT_MAX_ISSUES } from './report.js';

async function* inBatches(orders: readonly CheckedOrder[], size = 3) {
  for (let at = 0; at < orders.length; at += size) yield orders.slice(at, at + size);
}

/** A server that knows some orders and products, and writes down what it was asked. */
function aServer(stored: Record<string, string>, products: string[]) {
  const asked: LookupRequest[] = [];
  const lookup = async (request: LookupRequest) => {
    asked.push(request);
    return {
      orders: request.external_order_ids.flatMap((id, index) =>
        stored[id] === undefined
          ? []
          : [{ external_order_id: id, order_id: 100 + index, content_hash: stored[id] }],
      ),
      products: request.product_ids.filter((id) => products.includes(id)).map((id) => ({ id, name: id })),
    };
  };
  return { asked, lookup };
}

async function planned(
  file: ReturnType<typeof aFile>,
  server: ReturnType<typeof aServer>,
  merchantErpId?: number,
) {
  const result: PlannedOrder[] = [];
  const options = {
    mapping: file.mapping,
    lookup: server.lookup,
    ...(merchantErpId === undefined ? {} : { merchantErpId }),
  };
  for await (const batch of planOrders(inBatches(await checked(file)), options)) result.push(...batch);
  return result;
}

const hashOf = async (file: ReturnType<typeof aFile>) => {
  const [order] = await checked(file);
  if (order === undefined || isRejected(order)) throw new Error('not a good order');
  return orderContentHash(order.order as NewOrder);
};

describe('planOrders', () => {
  it('tells create, unchanged, conflict and invalid apart', async () => {
    const hash = await hashOf(aFile([{}]));
    const server = aServer({ 'B-1': hash, 'B-2': 'ffffffffffffffff' }, ['ART-1']);
    const file = aFile([
      {},
      { external_order_id: 'B-2' },
      { external_order_id: 'B-3' },
      { external_order_id: 'B-4', city: '' },
    ]);
    const plan = await planned(file, server, 7);
    expect(plan.map(({ outcome }) => outcome)).toEqual(['unchanged', 'conflict', 'create', 'invalid']);
    expect(plan[0]?.storedOrderId).toBe(100);
    expect(server.asked).toEqual([
      { external_order_ids: ['B-1', 'B-2', 'B-3'], product_ids: ['ART-1'], merchant_erp_id: 7 },
    ]);
  });

  it('refuses an order whose product is unknown, on the row of the product, and suggests a near one', async () => {
    const file = aFile([{}, { product_id: 'ART-11' }, { product_id: 'ELSE' }]);
    const [order] = await planned(file, aServer({}, ['ART-1']));
    expect(order?.outcome).toBe('invalid');
    expect(order?.order).toMatchObject({
      lines: [2, 3, 4],
      issues: [
        {
          line: 3,
          column: 16,
          field: 'product_id',
          value: 'ART-11',
          code: 'unknownProduct',
          params: { suggestion: 'ART-1' },
        },
        { line: 4, column: 16, value: 'ELSE', code: 'unknownProduct', params: { product: 'ELSE' } },
      ],
    });
  });

  it('asks for at most 5,000 orders at a time and for a product only once', async () => {
    const rows = Array.from({ length: 5003 }, (_, n) => ({ external_order_id: `B-${n}` }));
    const server = aServer({}, ['ART-1']);
    expect((await planned(aFile(rows), server)).length).toBe(5003);
    expect(server.asked.map((a) => [a.external_order_ids.length, a.product_ids.length])).toEqual([
      [5000, 1],
      [3, 0],
    ]);
  });
});

describe('a report', () => {
  const about = {
    source: { name: 'a.csv', sha256: null, bytes: 1, rows: 1 },
    dialect: { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: 'dmy' },
    detection: {} as never,
    mapping: { mode: 'comma', columns: {} },
  } as const;

  it('counts outcomes and keeps the first issues', async () => {
    const rows = Array.from({ length: REPORT_MAX_ISSUES }, (_, n) => ({
      external_order_id: `B-${n}`,
      city: '',
      street: '',
    }));
    const report = createReport(about);
    report.add(await planned(aFile([...rows, { external_order_id: 'last' }]), aServer({}, ['ART-1'])));
    const { orders, counts, issues, issueCount } = report.report();
    expect({ orders, counts, issueCount, shown: issues.length }).toEqual({
      orders: 1001,
      counts: { create: 1, unchanged: 0, conflict: 0, invalid: 1000 },
      issueCount: 2000,
      shown: 1000,
    });
  });
});
