import { parseProductsAndQuantities } from '../../recipe/products-and-quantities.js';
import type { Column } from '../columns/column.js';
import { single, type Pick } from '../columns/pick.js';
import { MOST, share } from '../columns/values.js';

const LABELLED = /\b(sku|quantity|qty|menge)\s*:/i;

/** Whether a column's cells hold labelled items: `sku:A|quantity:1`. */
export const isPacked = ({ values }: Column): boolean =>
  values.length > 0 && share(values, (text) => LABELLED.test(text)) >= MOST;

/** `2x Becher, 1x Tee` or `SKU: A, Qty: 2`. */
const isItemList = (text: string): boolean =>
  (LABELLED.test(text) || /(?:^|[\s,;|])\d{1,4}\s?[x×]\s+\p{L}/u.test(text)) &&
  parseProductsAndQuantities(text) !== null;

/** The one column whose cells can be nothing but lists of items; asked, since its header does not say so. */
export function listByValues(columns: readonly Column[]): Pick | null {
  const [list, ...more] = columns.filter(({ values }) => share(values, isItemList) >= MOST);
  return list === undefined || more.length > 0 ? null : { ...single(list), ask: 'content' };
}

/** Whether cells like `NW1050,NW1070` list products without quantities. */
export const hasLists = ({ values }: Column): boolean =>
  values.some((text) => /^[^\s,;|]+(\s*[,;|]\s*[^\s,;|]+)+$/.test(text));
