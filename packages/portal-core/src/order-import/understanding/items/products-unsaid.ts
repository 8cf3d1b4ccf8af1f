import { columnsOfSource, isFixed } from '../../recipe/field-source.js';
import type { ItemSource } from '../../order-import.types.js';
import type { Column } from '../columns/column.js';
import { columnsSaid, type Said } from '../said/said.js';
import { productInHeader } from './items.js';

/**
 * Items that a recipe of one column per product lacks: columns headed by further known products, which may have been blank when it was
 * confirmed. What a person said of this file is not added to.
 */
export function productsUnsaid(
  said: Said,
  columns: readonly Column[],
  isKnownProduct?: (id: string) => boolean,
): ItemSource[] {
  const { items, ignored } = said;
  if (!items || items.reason === 'manual') return [];
  if (!items.list.some(({ product_id }) => isFixed(product_id))) return [];
  const taken = new Set([
    ...columnsSaid(said),
    ...ignored,
    ...items.list.flatMap(({ quantity }) => columnsOfSource(quantity)),
  ]);
  return columns.flatMap(({ index, label }): ItemSource[] => {
    const id = taken.has(index) ? null : productInHeader(label, isKnownProduct);
    return id === null ? [] : [{ product_id: { fixed: id }, quantity: index }];
  });
}
