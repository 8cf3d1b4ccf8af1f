import type { ImportMapping, ItemSource } from '../../order-import.types.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { saysNo } from '../../words/cancelled-row.js';
import type { Column } from '../columns/column.js';
import { looksLikeQuantity, share } from '../columns/values.js';

/** A mark that a product is wanted, without how many of it: a cross, a tick, the yes of a list or of a box to tick. */
const MARK = /^(?:x|✓|✔|☑|🗹|ja|j|yes|y|wahr|true)$/iu;

/** `0` beside marks is a no, as well as an empty box; `x` is no unit of a count. */
const counts = (text: string): boolean => looksLikeQuantity(text) && !saysNo(text);

/** Whether columns of products hold marks and no counts. Another text beside them is refused where it stands, unless there are more of those. */
export const areMarks = (values: readonly string[]): boolean =>
  values.some((text) => MARK.test(text)) &&
  !values.some(counts) &&
  share(values, (text) => MARK.test(text) || saysNo(text)) > MOST_OTHERS;

/** Share of other texts from which on the columns are none of products. */
const MOST_OTHERS = 0.5;

/** The marks in columns of products as one piece each (`x` is `1`), and a no as none, where nothing is counted; undefined for other files. */
export function marksAsPieces(
  items: readonly ItemSource[],
  columns: readonly Column[],
): NonNullable<ImportMapping['values']>['quantity'] {
  const isFixed = items.every(({ product_id: id }) => typeof id === 'object' && 'fixed' in id);
  const cells = items.flatMap(({ quantity }) => columnsOfSource(quantity));
  const values = cells.flatMap((column) => columns[column]?.values ?? []);
  if (!isFixed || !areMarks(values)) return undefined;
  const marks = values.filter((text) => MARK.test(text) || saysNo(text));
  return Object.fromEntries(marks.map((text) => [text, MARK.test(text) ? '1' : '']));
}
