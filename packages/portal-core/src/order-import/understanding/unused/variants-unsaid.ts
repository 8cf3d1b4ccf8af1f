import { cellText } from '../../reading/cells/cell-text.js';
import { foldHeader, foldText } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import { isSizeHeader } from '../../words/size-words.js';
import { endsInVariants } from '../../words/variant-headers.js';
import { isVariantHeader } from '../../words/variant-words.js';
import type { Column } from '../columns/column.js';

type Samples = readonly (readonly string[])[];

/** Whether a header is one of sizes, colours, contents and the like, of several of them, or of their codes: `Größe`, `Größe/Farbe`, `T-Shirt-Größe`. */
export const namesVariants = ({ label, folded }: Column): boolean =>
  isVariantName(folded) || label.split(/[/,+&]|\sund\s/).every(isVariantName) || endsInVariants(label);

const isVariantName = (name: string): boolean => {
  const folded = foldHeader(name);
  return (
    isSizeHeader(folded) ||
    isVariantHeader(folded) ||
    (['goodsVariant', 'variantCode', 'packing'] as const).some((kind) => isCalled(kind, { folded }))
  );
};

/**
 * Whether a column says which variant of a product is ordered, and the product's number does not: one number stands beside several sizes or
 * colours, or beside one and a blank. A file whose numbers tell the variants has one text for each of them. Without a column of products there
 * is one for the whole file, which every row orders.
 */
export function tellsVariants(
  column: Column,
  products: readonly number[],
  { all, samples }: { readonly all: readonly Column[]; readonly samples: Samples },
): boolean {
  const [product, ...more] = products;
  if (more.length > 0 || (!namesVariants(column) && !isOnlySide(column, all))) return false;
  const told = new Map<string, string>();
  return samples.some((row) => {
    const text = foldText(cellText(row[column.index]));
    const number = product === undefined ? 'all' : cellText(row[product]);
    if (number === '') return false;
    const before = told.get(number) ?? text;
    told.set(number, text);
    return before !== text;
  });
}

/** Whether a column has the only side of the goods: several are those of a parcel. */
const isOnlySide = (column: Column, all: readonly Column[]): boolean =>
  isCalled('side', column) && all.filter((other) => isCalled('side', other)).length === 1;
