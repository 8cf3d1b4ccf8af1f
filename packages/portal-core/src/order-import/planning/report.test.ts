import { describe, expect, it } from 'vitest';
import { texts, translatorOf } from '../../i18n/index.js';
import { aDialect, aFile, checked } from '../../testing/import-files.js';
import { isRejected, type CheckedOrder } from '../checking/orders/checked-order.js';
import type { NotReplaced } from '../../orders/index.js';
import { rowIssueMessage } from './rejected-rows.js';
import { createReport, REPORT_MAX_ISSUES } from './report.js';
import type { ForeseeRequest } from '../order-import.api.js';
import type { PlannedOrder } from './plan.js';

const ABOUT = {
  source: { name: 'a.csv', sha256: null, bytes: 1, rows: 1 },
  detection: {} as never,
  unused: ['Bemerkung'],
  leftOut: [],
  leftOutCount: 0,
};
const asPlanned = (orders: readonly CheckedOrder[]): PlannedOrder[] =>
  orders.map((order) => ({ outcome: isRejected(order) ? 'invalid' : 'create', order }));
const readingOf = ({ header, mapping }: ReturnType<typeof aFile>) => ({
  dialect: aDialect(),
  header,
  mapping,
});

describe('a report', () => {
  it('counts outcomes and keeps the first issues', async () => {
    const rows = Array.from({ length: REPORT_MAX_ISSUES }, (_, n) => ({
      external_order_id: `B-${n}`,
      city: '',
      street: '',
    }));
    const file = aFile([...rows, { external_order_id: 'B-last' }]);
    const report = createReport({ reading: readingOf(file) });
    report.add(asPlanned(await checked(file)));
    const { orders, counts, issues, issueCount, effects } = await report.report(ABOUT);
    expect({ orders, counts, issueCount, shown: issues.length, effects }).toEqual({
      orders: 1001,
      counts: { create: 1, unchanged: 0, conflict: 0, invalid: 1000 },
      issueCount: 2000,
      shown: 1000,
      effects: null,
    });
  });

  it('names the columns, tells conflicts and labels, and asks what the orders would do', async () => {
    const file = aFile([{}, { external_order_id: 'B-2' }]);
    const [first, second] = await checked(file);
    const foresee = async () => ({
      products: [{ id: 'ART-1', name: 'Becher aus Ton', available: 1, announced: [] }],
      twins: [],
    });
    const report = createReport({ reading: readingOf(file), foresee });
    const differences = [{ field: 'city', stored: 'Bonn', file: 'Köln' }] as const;
    report.add([
      { outcome: 'create', order: first! },
      {
        outcome: 'conflict',
        order: second!,
        storedOrderId: 9,
        stored: { status: 'offen', kept: null, differences, reserved: [] },
      },
    ]);
    const told = await report.report(ABOUT);
    expect(told.mapping.columns).toMatchObject({ city: 'city', quantity: 'quantity' });
    expect(told.labels.map(({ line, items }) => [line, items[0]?.name])).toEqual([
      [2, 'Becher aus Ton'],
      [3, 'Becher aus Ton'],
    ]);
    expect(told.conflicts).toEqual([
      {
        external_order_id: 'B-2',
        order_id: 9,
        line: 3,
        status: 'offen',
        replaceable: true,
        kept: null,
        differences,
      },
    ]);
    expect(told.effects).toMatchObject({ waitingOrders: 1, shortages: [{ needed: 2, missing: 1 }] });
    expect(told.unused).toEqual(['Bemerkung']);
  });

  it('counts orders that replace stored ones only where they are to', async () => {
    const file = aFile([{}, { external_order_id: 'B-2' }]);
    const [first, second] = await checked(file);
    const stored = { status: 'offen', differences: [], reserved: [] } as const;
    const foresee = async () => ({
      products: [{ id: 'ART-1', name: 'Becher', available: 1, announced: [] }],
      twins: [],
    });
    const needed = async (replaces?: (number: string, kept: NotReplaced | null) => boolean) => {
      const report = createReport({ reading: readingOf(file), foresee, ...(replaces && { replaces }) });
      report.add([
        { outcome: 'conflict', order: first!, storedOrderId: 8, stored: { ...stored, kept: null } },
        {
          outcome: 'conflict',
          order: second!,
          storedOrderId: 9,
          stored: { ...stored, kept: 'otherRecipient' },
        },
      ]);
      const { effects } = await report.report(ABOUT);
      return effects?.shortages.map((one) => one.needed);
    };
    expect(await needed((_, kept) => kept === null)).toEqual([2]);
    expect(await needed((number) => number === 'B-2')).toEqual([2]);
    expect(await needed()).toEqual([]);
  });

  it('names the products of orders that are there already, too, and asks for none of them', async () => {
    const file = aFile([{}, { external_order_id: 'B-2', product_id: 'ART-2' }]);
    const [first, second] = await checked(file);
    const asked: ForeseeRequest[] = [];
    const foresee = async (request: ForeseeRequest) => {
      asked.push(request);
      const products = request.products.map(({ id }) => ({
        id,
        name: `Ton ${id}`,
        available: -3,
        announced: [],
      }));
      return { products, twins: [] };
    };
    const report = createReport({ reading: readingOf(file), foresee });
    report.add([
      { outcome: 'create', order: first! },
      { outcome: 'unchanged', order: second!, storedOrderId: 9 },
    ]);
    const told = await report.report(ABOUT);
    expect(told.labels.map(({ items }) => items[0]?.name)).toEqual(['Ton ART-1', 'Ton ART-2']);
    expect(asked[0]?.products).toEqual([
      { id: 'ART-1', qty: 2 },
      { id: 'ART-2', qty: 0 },
    ]);
    expect(told.effects?.shortages.map(({ product_id }) => product_id)).toEqual(['ART-1']);
  });

  it('is the same text however the orders came', async () => {
    const file = aFile(
      Array.from({ length: 30 }, (_, n) => ({ external_order_id: `B-${n}`, city: n % 7 ? 'Köln' : '' })),
    );
    const orders = asPlanned(await checked(file));
    const text = async (size: number) => {
      const report = createReport({ reading: readingOf(file) });
      for (let at = 0; at < orders.length; at += size) report.add(orders.slice(at, at + size));
      return JSON.stringify(await report.report(ABOUT));
    };
    expect(await text(1)).toBe(await text(30));
  });
});

describe('the message of an issue', () => {
  const t = translatorOf('de', texts);
  const message = (different: object) =>
    rowIssueMessage(
      { line: 2, column: 2, field: 'product_id', value: 'nw1001', code: 'unknownProduct', ...different },
      ['Nr.', 'Artikel', 'Artikel'],
      t,
    );

  it('names column, value and what was probably meant', () => {
    expect(message({ params: { product: 'nw1001', suggestion: 'NW1001' } })).toBe(
      'Artikel „nw1001“: Dieser Artikel ist nicht bekannt. Meinten Sie NW1001?',
    );
  });

  it('names the item that is meant in a cell of several', () => {
    expect(message({ value: 'A:1, nw1001:2', params: { product: 'nw1001', suggestion: 'NW1001' } })).toBe(
      'Artikel „A:1, nw1001:2“: Artikel „nw1001“: Dieser Artikel ist nicht bekannt. Meinten Sie NW1001?',
    );
  });

  it('tells columns of the same name apart', () => {
    expect(message({ column: 3 })).toBe('Artikel (2) „nw1001“: Dieser Artikel ist nicht bekannt');
  });

  it('names the field where there is no column, and nothing where there is neither', () => {
    expect(message({ column: null, field: 'city', value: '', code: 'required' })).toMatch(/^Ort: /);
    expect(message({ column: null, field: null, value: '', code: 'quoteNotClosed' })).toBe(
      'Ein Anführungszeichen wurde nicht geschlossen',
    );
  });

  it('tells a value that is part of what was meant', () => {
    expect(
      message({ value: '1067', code: 'postalCodeShort', params: { suggestion: '01067', country: 'DE' } }),
    ).toBe('Artikel „1067“: Der Postleitzahl fehlt eine führende Null. Meinten Sie 01067?');
  });

  it('shortens a long value, and repeats none', () => {
    expect(message({ value: 'x'.repeat(200) }).length).toBeLessThan(120);
    expect(message({ column: 1, value: 'B-1', code: 'alreadyExists', params: { field: 'B-1' } })).toBe(
      'Nr.: B-1 existiert bereits',
    );
  });
});
