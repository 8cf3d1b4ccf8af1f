import { cellText } from '../../reading/cells/cell-text.js';
import { foldHeader, foldText } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import { isSizeHeader } from '../../words/size-words.js';
import { isVariantHeader } from '../../words/variant-words.js';
import type { Column } from '../columns/column.js';

type Samples = readonly (readonly string[])[];

/** Whether a header is one of sizes, colours, contents and the like, of several of them, or of their codes: `Größe`, `Größe/Farbe`, `T-Shirt-Größe`. */
export const namesVariants = ({ label, folded }: Column): boolean =>
  isVariantName(folded) || label.split(/[/,+&]|\sund\s/).every(isVariantName) || endsInVariants(label);

/** Words within a header for what has a size or kind, but is no article. */
const OF_OTHERS =
  /paket|karton|versand|liefer|porto|firm|unternehm|betrieb|team|datei|bild|schrift|haushalt|famil|parcel|package|shipping|delivery|company|file|image|font|household|karte|beleg|zahl|kund/;
const VARIANT_ENDING = new RegExp(
  `(?:${'größe farbe farbwunsch sorte size color colour'.split(' ').map(foldHeader).join('|')})$`,
);

/** Whether a header begins or ends with a word for a size, colour or kind of an article: `Größe Shirt`, `Hoodie-Farbe`, `Hosengröße`. */
function endsInVariants(label: string): boolean {
  const words = label.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (OF_OTHERS.test(foldHeader(label))) return false;
  return VARIANT_ENDING.test(foldHeader(last)) || (words.length > 1 && [first, last].some(isKindOfGoods));
}

const isKindOfGoods = (word: string): boolean => {
  const folded = foldHeader(word);
  return isSizeHeader(folded) || isVariantHeader(folded) || isCalled('goodsVariant', { folded });
};

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
