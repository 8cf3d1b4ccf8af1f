import { cellText } from '../../reading/cells/cell-text.js';
import { foldHeader, foldText } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import { isSizeHeader } from '../../words/size-words.js';
import { isVariantHeader } from '../../words/variant-words.js';
import type { Column } from '../columns/column.js';

type Samples = readonly (readonly string[])[];

/** Whether a header is one of sizes, colours, contents and the like, of several of them, or of their codes: `Größe`, `Größe/Farbe`. */
export const namesVariants = ({ label, folded }: Column): boolean =>
  isVariantName(folded) || label.split(/[/,+&]|\sund\s/).every(isVariantName);

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
 * colours, or beside one and a blank. A file whose numbers tell the variants has one text for each of them.
 */
export function tellsVariants(column: Column, products: readonly number[], samples: Samples): boolean {
  const [product, ...more] = products;
  if (product === undefined || more.length > 0 || !namesVariants(column)) return false;
  const told = new Map<string, string>();
  return samples.some((row) => {
    const [number, text] = [cellText(row[product]), foldText(cellText(row[column.index]))];
    if (number === '') return false;
    const before = told.get(number) ?? text;
    told.set(number, text);
    return before !== text;
  });
}
