import { cellText } from '../../reading/cells/cell-text.js';
import { hasMeaning, type Column } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { isPart, isSetOrPart, namesSets } from '../not-to-send/row-kinds.js';
import type { Pick } from '../columns/pick.js';
import { share } from '../columns/values.js';

type Samples = readonly (readonly string[])[];

/** The data that shows which products are meant. */
interface Witnesses {
  readonly samples: Samples;
  readonly isKnownProduct?: ((id: string) => boolean) | undefined;
}

const PART_POSITION = /^(\d+)(?:\.\d+|[a-z])$/i;

/**
 * Detects a product column with doubtful products: sets beside their own parts, which would be sent twice, and a second column of the
 * merchant's products. A column is proposed only if just one of them has the merchant's products.
 */
export function doubtedProduct(product: Pick, left: readonly Column[], file: Witnesses): Pick {
  const [taken] = product.columns;
  if (taken === undefined || product.columns.length > 1) return product;
  const sets = left.filter((column) => tellsOfSets(column, file.samples));
  if (sets.length > 0) return { ...product, others: sets, ask: 'missing' };
  const { isKnownProduct } = file;
  if (isKnownProduct === undefined) return product;
  const known = left.filter((column) => share(column.values, isKnownProduct) > 0.5);
  const [first] = known;
  if (first === undefined) return product;
  if (taken.values.length > 0 && !taken.values.some(isKnownProduct))
    return { columns: [first], source: first.index, others: [taken, ...known.slice(1)], ask: 'choice' };
  const rivals = known.filter((column) => isInPlaceOf(column, taken, file.samples));
  return rivals.length === 0 ? product : { ...product, others: rivals, ask: 'missing' };
}

function tellsOfSets(column: Column, samples: Samples): boolean {
  const { values, label, index } = column;
  if (namesSets(label) && values.length > 0) return samples.some((row) => cellText(row[index]) === '');
  if (isCalled('rowKind', column)) return values.some(isSetOrPart);
  if (isCalled('bareKind', column) && values.some(isPart)) return true;
  if (!hasMeaning(column, 'position') && !isCalled('level', column)) return false;
  return values.some((text) => values.includes(PART_POSITION.exec(text)?.[1] ?? ' '));
}

/** Whether a column has another number for the same pieces, or for those sent instead, and not a further product of the row. */
function isInPlaceOf(column: Column, taken: Column, samples: Samples): boolean {
  if (!hasMeaning(column, 'sku', 'number', 'item') && !isCalled('substitute', column)) return false;
  if (isCalled('addition', column) || /\d$/.test(column.folded)) return false;
  return samples.some((row) => {
    const text = cellText(row[column.index]);
    return text !== '' && text !== cellText(row[taken.index]);
  });
}
