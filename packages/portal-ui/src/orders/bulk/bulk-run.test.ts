import { describe, expect, it } from 'vitest';
import { createTranslator } from '@kontor/portal-core/i18n';
import type { BulkEntry, BulkOrder, OrderStatus } from '@kontor/portal-core/orders';
import { createFakeBulkPortal, type FakeBulkPortalOptions } from '../../testing/fake-bulk-portal.js';
import { bodyOf } from '../../testing/fake-portal.js';
import { bulkCsv } from './bulk-csv.js';
import { applyPlan, fetchPlan, mergeResults, ordersToChange, type BulkTarget } from './bulk-run.js';
import { bulkGroups } from './bulk-texts.js';

const many = (count: number, status: OrderStatus = 'offen'): BulkOrder[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, externalOrderId: `A-${at + 1}`, status }));

function setUp(options: FakeBulkPortalOptions) {
  const portal = createFakeBulkPortal(options);
  const progress: (readonly [number, number])[] = [];
  const plan = (target: BulkTarget) =>
    fetchPlan({
      client: portal.client,
      action: 'hold',
      target,
      signal: new AbortController().signal,
      onProgress: (done, total) => progress.push([done, total]),
    });
  return { portal, progress, plan };
}

describe('the plan of many orders', () => {
  it('goes on until the last order found', async () => {
    const { plan, progress, portal } = setUp({ orders: many(12_001) });
    const entries = await plan({ kind: 'found', filter: { search: 'köln' } });
    expect(entries).toHaveLength(12_001);
    expect(progress).toEqual([
      [5000, 12_001],
      [10_000, 12_001],
      [12_001, 12_001],
    ]);
    expect(bodyOf(portal.requests[1])).toEqual({
      action: 'hold',
      find: { search: 'köln', cursor: '5000' },
      dryRun: true,
    });
  });

  it('asks for named orders in parts the server takes', async () => {
    const { plan, portal } = setUp({ orders: many(6000) });
    await plan({ kind: 'ids', ids: many(6000).map(({ id }) => id) });
    expect(portal.requests.map((request) => (bodyOf(request) as { ids: number[] }).ids.length)).toEqual([
      5000, 1000,
    ]);
  });
});

describe('applying a plan', () => {
  it('keeps what was told when a request fails, and goes on with the rest', async () => {
    const { plan, portal } = setUp({ orders: many(1200), failsFrom: 3 });
    const planned = await plan({ kind: 'found', filter: {} });
    const results = new Map<number, BulkEntry>();
    const apply = (ids: readonly number[]) =>
      applyPlan({
        client: portal.client,
        action: 'hold',
        ids,
        isStopped: () => false,
        onEntries: (entries) => entries.forEach((entry) => results.set(entry.order_id, entry)),
      });
    await expect(apply(ordersToChange(planned))).rejects.toMatchObject({ status: 500 });
    const merged = mergeResults(planned, results);
    expect(merged.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1000);
    const left = ordersToChange(planned, results);
    expect(left).toEqual(
      merged.filter(({ reason }) => reason === 'notStored').map(({ order_id }) => order_id),
    );
    expect(left).toHaveLength(200);
    portal.repair();
    await apply(left);
    expect(mergeResults(planned, results).every(({ outcome }) => outcome === 'changed')).toBe(true);
  });

  it('sends nothing more once it is stopped', async () => {
    const { portal } = setUp({ orders: many(1200) });
    let told = 0;
    await applyPlan({
      client: portal.client,
      action: 'hold',
      ids: many(1200).map(({ id }) => id),
      isStopped: () => told > 0,
      onEntries: (entries) => (told += entries.length),
    });
    expect(told).toBe(500);
  });
});

describe('a result', () => {
  const translate = createTranslator('de');
  const entry = (different: Partial<BulkEntry>): BulkEntry => ({
    order_id: 7,
    external_order_id: 'A-7',
    status: 'offen',
    new_status: 'on hold',
    outcome: 'changed',
    reason: null,
    ...different,
  });
  const refused = entry({
    order_id: 8,
    external_order_id: '=1+2',
    status: 'geliefert',
    new_status: null,
    outcome: 'refused',
    reason: 'statusConflict',
  });

  it('is a file with a row an order that no spreadsheet runs', async () => {
    const text = await bulkCsv([entry({}), refused], 'de', translate).text();
    expect(text.split('\r\n')).toEqual([
      '"Bestellnr.";"Interne Nr.";"Vorher";"Nachher";"Ergebnis";"Grund"',
      '"A-7";"7";"Offen";"Angehalten";"Geändert";""',
      `"'=1+2";"8";"Geliefert";"Geliefert";"Nicht möglich";"Aus dem Status „Geliefert“ nicht möglich"`,
      '',
    ]);
  });

  it('is told in a few lines, changes first', () => {
    const groups = bulkGroups([refused, entry({}), entry({ order_id: 9 })], translate);
    expect(groups.map(({ count, text }) => [count, text])).toEqual([
      [2, 'Offen → Angehalten'],
      [1, 'Aus dem Status „Geliefert“ nicht möglich'],
    ]);
  });
});
