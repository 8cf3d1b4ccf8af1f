import type { Column } from '../columns/column.js';
import type { Role } from '../../words/header-role.js';

const NUMBERS: readonly Role[] = ['productNumber', 'product', 'packedItems'];
const NAMED: readonly Role[] = [...NUMBERS, 'productName'];

const isOneOf = ({ reading }: Column, roles: readonly Role[]): boolean =>
  reading !== null && roles.includes(reading.role);

/** Whether a header numbers its article from 2 on: `Artikel 2`, `SKU 2`. */
export const isSecondItem = (column: Column): boolean =>
  isOneOf(column, NAMED) && column.digits.length === 1 && (column.digits[0] ?? 0) >= 2;

/** The columns without second articles where another one has the first: `SKU 2` beside `Artikelnummer` is one more, and no name of it. */
export function withoutSecondItems(columns: readonly Column[]): readonly Column[] {
  const hasFirst = columns.some((column) => isOneOf(column, NUMBERS) && !isSecondItem(column));
  return hasFirst ? columns.filter((column) => !isSecondItem(column)) : columns;
}
