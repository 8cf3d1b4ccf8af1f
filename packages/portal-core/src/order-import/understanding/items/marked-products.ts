import type { ImportMapping, ItemSource } from '../../order-import.types.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { Column } from '../columns/column.js';

/** A mark that a product is wanted, without how many of it. */
const MARK = /^(?:x|✓|✔|ja|yes)$/iu;

/** Whether columns of products hold nothing but marks. */
export const areMarks = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((text) => MARK.test(text));

/** The marks in columns of products as one piece each (`x` is `1`), where nothing else stands in any of them; undefined for other files. */
export function marksAsPieces(
  items: readonly ItemSource[],
  columns: readonly Column[],
): NonNullable<ImportMapping['values']>['quantity'] {
  const isFixed = items.every(({ product_id: id }) => typeof id === 'object' && 'fixed' in id);
  const counts = items.flatMap(({ quantity }) => columnsOfSource(quantity));
  const values = counts.flatMap((column) => columns[column]?.values ?? []);
  return isFixed && areMarks(values) ? Object.fromEntries(values.map((text) => [text, '1'])) : undefined;
}
