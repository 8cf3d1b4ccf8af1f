import { cancelledColumns } from '../not-to-send/cancelled.js';
import { readColumn } from '../columns/column.js';
import type { Role } from '../../words/header-role.js';

const PRODUCT: readonly Role[] = ['product', 'productNumber', 'productName', 'packedItems'];
const OF_LISTS: readonly Role[] = [...PRODUCT, 'quantity', 'bareNumber'];

/**
 * Whether columns beside those of orders are a list of products: the orders already have their products, and no header beside them is about
 * an order, its address or cancelling.
 */
export function isListBeside(orders: readonly string[], beside: readonly string[]): boolean {
  const own = rolesOf(orders);
  const others = rolesOf(beside);
  const isProduct = (role: Role) => PRODUCT.includes(role);
  return (
    own.includes('orderNumber') &&
    own.some(isProduct) &&
    others.some(isProduct) &&
    others.every((role) => OF_LISTS.includes(role)) &&
    cancelledColumns(beside, new Set()).length === 0
  );
}

const rolesOf = (header: readonly string[]): Role[] =>
  header.flatMap((name, index) => readColumn(name, index, []).reading?.role ?? []);
