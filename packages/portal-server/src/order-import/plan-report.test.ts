import type { PortalClient } from '@kontor/portal-core/wire';
import {
  checkSource,
  createReport,
  orderImportsCompare,
  orderImportsForesee,
  orderImportsLookup,
  planOrders,
  type ImportReport,
  type Reading,
} from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import {
  HEADER,
  insertImportProducts,
  MAPPING,
  openImport,
  anOpening,
  ordersOn,
  sendChunk,
} from '../testing/imports.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const READING: Reading = {
  dialect: { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: 'dmy' },
  header: HEADER,
  mapping: MAPPING,
};
const row = (id: string, street: string, items: string, city = 'Tönning') =>
  [id, '20.11.2026', 'Frau', 'Jördis Größmann', street, '25832', city, 'DE', items].join(';');

describeOnBothEngines('the report of a file', (setup) => {
  let server: TestServer;
  let client: PortalClient;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
    server.time.now = Date.parse('2026-11-22T12:00:00Z');
    client = server.as('nordwind');
    const id = await openImport(client, anOpening(3));
    await sendChunk(client, id, [2, 4], { orders: ordersOn(2, 4) });
  });
  afterAll(() => server.stop());

  const reportOf = async (lines: readonly string[]): Promise<ImportReport> => {
    const bytes = new TextEncoder().encode([HEADER.join(';'), ...lines].join('\r\n'));
    const source = {
      async *open() {
        yield bytes;
      },
    };
    const createDecoder = () => {
      const decoder = new TextDecoder();
      return {
        write: (piece: Uint8Array) => decoder.decode(piece, { stream: true }),
        end: () => decoder.decode(),
      };
    };
    const report = createReport({
      reading: READING,
      foresee: (body) => client.call(orderImportsForesee, { body }),
    });
    const plan = planOrders(checkSource(source, { ...READING, createDecoder }), {
      mapping: MAPPING,
      lookup: (body) => client.call(orderImportsLookup, { body }),
      compare: (body) => client.call(orderImportsCompare, { body }),
    });
    for await (const orders of plan) report.add(orders);
    return report.report({
      source: { name: 'a.csv', sha256: null, bytes: bytes.length, rows: lines.length },
      detection: {} as ImportReport['detection'],
      unused: [],
      leftOut: [],
      leftOutCount: 0,
    });
  };

  it('tells all at once: what is there, what differs, what is wrong, and what it would do', async () => {
    const report = await reportOf([
      row('A-2', 'Am Deich 7', 'TASSE-01:2'),
      row('A-3', 'Am Deich 9', 'TASSE-01:2'),
      row('N-1', 'AM DEICH 7', 'TASSE-01:2'),
      row('N-2', 'Am Deich 8', 'tasse-01:1'),
      row('N-3', 'Am Deich 8', 'KANNE-02:100007', ''),
      row('N-4', 'Am Deich 8', 'KANNE-02:100007'),
    ]);
    expect(report.counts).toEqual({ create: 2, unchanged: 1, conflict: 1, invalid: 2 });
    expect(report.conflicts).toMatchObject([
      {
        external_order_id: 'A-3',
        line: 3,
        status: 'offen',
        replaceable: true,
        differences: [{ field: 'street', stored: 'Am Deich 7', file: 'Am Deich 9' }],
      },
    ]);
    expect(report.issues.map(({ line, code, params }) => [line, code, params?.['suggestion']])).toEqual([
      [5, 'unknownProduct', 'TASSE-01'],
      [6, 'required', undefined],
    ]);
    expect(report.effects).toMatchObject({
      shortages: [
        { product_id: 'KANNE-02', product_name: 'Teekanne', needed: 100_007, missing: 7, stillMissing: 7 },
      ],
      waitingOrders: 1,
      twins: [{ external_order_id: 'N-1', line: 4, twin_external_order_id: 'A-4' }],
    });
    expect(report.labels[0]).toMatchObject({
      line: 2,
      address: ['Frau Jördis Größmann', 'Am Deich 7', '25832 Tönning'],
      items: [{ id: 'TASSE-01', name: 'Keramiktasse Blau', qty: 2 }],
    });
    expect(report.mapping.columns).toMatchObject({ postal_code: 'PLZ', city: 'Ort' });
  });
});
