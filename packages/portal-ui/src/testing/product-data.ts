import type { CurrentUser, Product } from '@kontor/portal-core';

const NAMES = ['Emaillebecher blau', 'Wolldecke Föhr grau', 'Teekanne 1,2 l', 'Leinenserviette 6er'];

/** A product like a German shop's, the same for the same number, with some parts changed. */
export function aProduct(number: number, change: Partial<Product> = {}): Product {
  const available = number % 4 === 0 ? 0 : number * 3;
  return {
    recordId: String(number),
    modId: '0',
    id: `NW-${String(number).padStart(4, '0')}`,
    name: NAMES[number % NAMES.length] ?? '',
    ean: `40614781${String(number).padStart(5, '0')}`,
    priceCents: 990 + number * 105,
    unit: 'Stk',
    weightGrams: 250 + number,
    customsNumber: '69111000',
    barcode: '',
    shopName: 'nordwind',
    merchantErpId: 2,
    merchantName: 'Nordwind',
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
export function aUser(change: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 5,
    username: 'nordwind',
    full_name: 'Hauke Brodersen',
    email: 'hauke@example.com',
    language: 'de',
    settings: '{}',
    user_role_id: 2,
    merchant: { id: 2, merchant_name: 'Nordwind', erp_merchant_id: 2 },
    erp_shop_code: 'nordwind',
    display_only_stock_products: false,
    products_status: '',
    profile_picture: 'default_avatar.jpg',
    dashboard_dynamic_content: null,
    ...change,
  };
}
