import type { Product } from '@kontor/portal-core/products';
import type { CurrentUser } from '@kontor/portal-core/session';
import { DEMO_PRODUCTS, demoMerchant, pick } from './demo-data.js';
import { userOfRole } from './story-roles.js';

/** The n-th product of Nordwind, n from 1; `change` replaces fields. After the last one the products repeat under other numbers. */
export function aProduct(number: number, change: Partial<Product> = {}): Product {
  const words = pick(DEMO_PRODUCTS, number - 1);
  const available = number % 4 === 0 ? 0 : number * 3;
  return {
    recordId: String(number),
    modId: '0',
    id: number <= DEMO_PRODUCTS.length ? words.number : `NW-${number}`,
    name: words.name,
    ean: words.ean,
    priceCents: Math.round(words.price * 100),
    unit: words.unit,
    weightGrams: Math.round(words.weight * 1000),
    customsNumber: words.tariff,
    barcode: '',
    shopName: 'nordwind',
    merchantErpId: 2,
    merchantName: demoMerchant(2).merchant_name,
    status: number % 7 === 0 ? 'inaktiv' : 'aktiv',
    stock: { available, reserved: number % 5, total: available + (number % 5) },
    ...change,
  };
}

/** Products from the first on. */
export function someProducts(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => aProduct(index + 1));
}

/** A merchant's user. */
export const aUser = (change: Partial<CurrentUser> = {}): CurrentUser => ({
  ...userOfRole('merchant'),
  erp_shop_code: 'nordwind',
  ...change,
});
