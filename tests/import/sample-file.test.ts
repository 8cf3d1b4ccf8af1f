import { LANGUAGES } from '@kontor/portal-core/i18n';
import { IMPORT_MODES, sampleFile } from '@kontor/portal-core/order-import';
import { describe, expect, it } from 'vitest';
import { readOrders } from './read-file.js';

const read = (options: Partial<Parameters<typeof sampleFile>[0]>) =>
  readOrders(
    new TextEncoder().encode(
      sampleFile({ mode: 'comma', language: 'de', day: '2026-11-20', products: [], ...options }),
    ),
  );

describe.each(IMPORT_MODES)('the sample of an import, %s', (mode) => {
  it.each(LANGUAGES)('is understood without a question in %s', async (language) => {
    const products = [
      { id: 'NW1001', name: 'Hemd; blau' },
      { id: 'NW1002', name: 'Tuch "rot"' },
    ];
    const outcome = await read({ mode, language, products });
    expect(outcome).toMatchObject({ at: 'read', rejected: [] });
    const orders = outcome.at === 'read' ? outcome.orders : [];
    expect(orders.map(({ external_order_id, date }) => [external_order_id, date])).toEqual([
      ['MUSTER-1001', '2026-11-20'],
      ['MUSTER-1002', '2026-11-20'],
    ]);
    expect(orders.map(({ items }) => items.map(({ id, qty }) => [id, qty]))).toEqual([
      [
        ['NW1001', 2],
        ['NW1002', 1],
      ],
      [['NW1001', 1]],
    ]);
    expect(orders.map(({ address }) => address.country_code)).toEqual(['DE', 'AT']);
  });

  it('keeps numbers and names that another reader would take for something else', async () => {
    const products = [
      { id: 'A:1, B', name: '=1+1' },
      { id: '2x C', name: '@sum' },
    ];
    const csv = sampleFile({ mode, language: 'de', day: '2026-11-20', products });
    expect(csv.split(/[;\r\n]+/).filter((cell) => /^[=@]/.test(cell))).toEqual([]);
    const outcome = await read({ mode, products });
    const [first] = outcome.at === 'read' ? outcome.orders : [];
    expect(first?.items.map(({ id, qty }) => [id, qty])).toEqual([
      ['A:1, B', 2],
      ['2x C', 1],
    ]);
  });

  it('names products of its own where there are none', async () => {
    expect(await read({ mode })).toMatchObject({ at: 'read', rejected: [], orders: [{}, {}] });
  });
});
