import type { Merchant } from '@kontor/portal-core/merchants';
import type { DeliveryAddress } from '@kontor/portal-core/orders';
import type { User } from '@kontor/portal-core/users';
import words from '../../../../tests/files/demo-words.json' with { type: 'json' };

/** The merchants of the demo data. */
export const DEMO_MERCHANTS: readonly Merchant[] = words.merchants.map(({ erpId, name }) => ({
  id: erpId * 10,
  merchant_name: name,
  erp_merchant_id: erpId,
  active: true,
}));

/** The accounts of the demo data, by their user names. */
export type DemoAccountName = 'admin' | 'lager' | 'alpenshop' | 'nordwind' | 'helvetia';

/** The people who sign in to the demo data, id by id. */
export const DEMO_PEOPLE = words.accounts.map(({ username, fullName, email }, index) => ({
  id: index + 1,
  username: username as DemoAccountName,
  full_name: fullName,
  email,
}));

/** The person behind an account of the demo data. */
export const demoPerson = (name: DemoAccountName) =>
  DEMO_PEOPLE.find(({ username }) => username === name) as (typeof DEMO_PEOPLE)[number];

/** A merchant of the demo data. */
export const demoMerchant = (erpId: 1 | 2 | 3) => DEMO_MERCHANTS[erpId - 1] as Merchant;

/** The products of Nordwind, whose orders the stories show. */
export const DEMO_PRODUCTS = words.products.filter(({ merchantErpId }) => merchantErpId === 2);

/** The customers of Nordwind who have a street. */
export const DEMO_RECIPIENTS = words.people
  .filter(({ merchantErpId, street }) => merchantErpId === 2 && street !== '')
  .map(({ merchantErpId: _, ...address }) => address as DeliveryAddress);

/** Returns the entry of a list for any index; the list repeats after its end. */
export const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

const PEOPLE = words.people.filter(({ name }) => name !== '');
/** Step from one person to the next, so that merchants mix; a prime number, so that nobody is left out. */
const STRIDE = 47;
const personAt = (n: number) => pick(PEOPLE, n * STRIDE);

/** The n-th employee of the merchants, n from 0. */
export function aColleague(n: number, change: Partial<User> = {}): User {
  const { name, merchantErpId } = personAt(n);
  const { id, ...merchant } = demoMerchant(merchantErpId as 1 | 2 | 3);
  const plain = name.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  const username = `${plain.replace(/[^a-z]+/g, '.')}${n < PEOPLE.length ? '' : n}`;
  return {
    id: 100 + n,
    username,
    full_name: name,
    email: `${username}@${words.merchants[merchantErpId - 1]?.shop}`,
    user_role_id: 2,
    merchant_id: id,
    merchant,
    erp_shop_code: 'NW01',
    dashboard_config_id: 1,
    display_only_stock_products: false,
    products_status: '',
    language: 'de',
    active: true,
    profile_picture: 'default_avatar.jpg',
    modId: '0',
    ...change,
  };
}

/** The n-th small merchant, n from 0, named after its owner. */
export function aSmallMerchant(n: number): Merchant {
  const { name, city } = personAt(n);
  return { id: 100 + n, merchant_name: `${name}, ${city}`, erp_merchant_id: 100 + n, active: true };
}
