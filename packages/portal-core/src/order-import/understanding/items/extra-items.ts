import type { Column } from '../columns/column.js';
import { hasMeaning } from '../columns/column.js';
import { single, type Pick } from '../columns/pick.js';
import { looksLikeQuantity, share } from '../columns/values.js';
import { isCalled } from '../../words/header-name.js';
import { articleForm } from '../../words/number-form.js';

/** An item that comes along with the row's, and the column of its pieces; without one it is one piece. */
export interface ExtraItem {
  readonly product: Pick;
  readonly quantity?: Pick;
}

interface Row {
  readonly product: Pick;
  readonly quantity: Pick;
}

/**
 * The items that rows have besides the first, under words for something that comes along (`Zusatzartikel`, `Zugabe`), if they stand behind
 * it and are written like those of the first; a count directly behind one counts it. Asked, since such a word may name another thing. Empty when there are none.
 */
export function extraItems(
  columns: readonly Column[],
  { product, quantity }: Row,
  isKnownProduct?: (id: string) => boolean,
): ExtraItem[] {
  const [first, ...more] = product.columns;
  if (first === undefined || more.length > 0 || quantity.columns.length > 1) return [];
  const forms = new Set(first.values.map(articleForm));
  const isProduct = (text: string) => forms.has(articleForm(text)) || isKnownProduct?.(text) === true;
  const extras = columns.filter(
    (column) =>
      column.index > Math.max(first.index, quantity.columns[0]?.index ?? 0) &&
      isCalled('extraArticle', column) &&
      !hasMeaning(column, 'quantity', 'count', 'name', 'itemName') &&
      share(column.values, isProduct) === 1,
  );
  return extras.map((column) => {
    const count = columns.find(
      (other) =>
        other.index === column.index + 1 &&
        !quantity.columns.includes(other) &&
        hasMeaning(other, 'quantity', 'count') &&
        share(other.values, looksLikeQuantity) === 1,
    );
    return {
      product: asked(single(column)),
      ...(count === undefined ? {} : { quantity: asked(single(count)) }),
    };
  });
}

const asked = (pick: Pick): Pick => ({ ...pick, ask: 'content' });
