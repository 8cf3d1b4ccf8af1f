import { describe, expect, it } from 'vitest';
import { DEMO_MERCHANTS } from '../merchants.js';
import { eanCheckDigit } from './product-lines.js';

const products = DEMO_MERCHANTS.flatMap((merchant) => merchant.products);

describe('the products of the demo data', () => {
  it('are some forty a merchant', () => {
    for (const merchant of DEMO_MERCHANTS) expect(merchant.products.length).toBeGreaterThanOrEqual(40);
  });

  it('have numbers and EANs of their own', () => {
    expect(new Set(products.map(({ number }) => number)).size).toBe(products.length);
    expect(new Set(products.map(({ ean }) => ean)).size).toBe(products.length);
  });

  it('have EANs with a right check digit', () => {
    for (const { ean } of products) expect(ean).toBe(ean.slice(0, 12) + eanCheckDigit(ean.slice(0, 12)));
    expect(eanCheckDigit('400638133393')).toBe(1);
  });

  it('are complete', () => {
    for (const product of products) {
      expect(product.price, product.name).toBeGreaterThan(0);
      expect(product.weight, product.name).toBeGreaterThan(0);
      expect(product.tariff, product.name).toMatch(/^\d{8}$/);
      expect(product.popularity, product.name).toBeGreaterThanOrEqual(0);
      expect(product.unit, product.name).not.toBe('');
    }
  });
});
