import { expect, test } from 'vitest';
import { cachedLookup } from './cached-lookup.js';

test('an order stored under another spelling of a number is found, and asked for once', async () => {
  const asked: string[] = [];
  const stored = { external_order_id: '#7001', order_id: 1, content_hash: 'a', status: 'offen' as const };
  const lookup = cachedLookup(async ({ external_order_ids }) => {
    asked.push(...external_order_ids);
    return { orders: external_order_ids.length === 0 ? [] : [stored], products: [], near: [] };
  });
  const request = { external_order_ids: ['7001', 'A-2'], product_ids: [] };
  expect((await lookup(request)).orders).toEqual([stored]);
  expect((await lookup(request)).orders).toEqual([stored]);
  expect(asked).toEqual(['7001', 'A-2']);
});
