import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDeliveryProducts, parseDeliveryProducts } from './delivery-products.js';

it('a list of delivered products is read as it was written', () => {
  const product = fc.record({
    id: fc.string({ minLength: 1 }),
    name: fc.string(),
    qty: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(product), (products) => {
      expect(parseDeliveryProducts(formatDeliveryProducts(products))).toEqual(products);
    }),
  );
});

it('a broken list of delivered products is read as an empty one, and never throws', () => {
  for (const broken of ['', '{', 'null', '5', '{"id":"A"}', '[null]', '[{"id":"A","qty":-1}]', '[{"qty":1}]'])
    expect(parseDeliveryProducts(broken)).toEqual([]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { qty } of parseDeliveryProducts(text)) expect(qty).toBeGreaterThan(0);
    }),
  );
});
