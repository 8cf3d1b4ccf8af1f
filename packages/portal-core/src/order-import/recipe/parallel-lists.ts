/** Two cells of a row that list the same items: the products in one, their quantities in the other. */
export interface ParallelCells {
  /** Products, with their line breaks. */
  readonly products: string;
  readonly quantities: string;
  readonly names: string;
}

/** One item of two lists, with its texts as written. */
export interface PairedTexts {
  readonly product: string;
  readonly quantity: string;
  /** Empty when the names are no list of the same length. */
  readonly name: string;
}

/** The items in pairs, or the two lengths when the lists differ in length. */
export type ParallelLists =
  | { readonly ok: true; readonly pairs: readonly PairedTexts[] }
  | { readonly ok: false; readonly products: number; readonly quantities: number };

/** Separators of lists; those that occur in product numbers come last. */
const DIVIDERS = ['\n', '|', ';', ',', '/'] as const;
const QUANTITY = /^(?:x\s*)?0*[1-9]\d{0,8}(?:\s*(?:x|×|stk\.?|stück|pcs\.?))?$/iu;
/** `1,500`: more likely a thousand, or a fraction, than two quantities. */
const ONE_NUMBER = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Reads `A, B` beside `2, 1` as two of A and one of B; the cells may have different separators. Null when they are not two lists: one of
 * them contains a single value, or the quantities are no numbers.
 */
export function readParallelLists({ products, quantities, names }: ParallelCells): ParallelLists | null {
  if (ONE_NUMBER.test(quantities.trim())) return null;
  const counts = listsOf(quantities).find(({ parts }) => parts.every((part) => QUANTITY.test(part)));
  const lists = listsOf(products);
  if (counts === undefined || lists.length === 0) return null;
  const likeCounts = lists.find(({ divider }) => divider === counts.divider);
  const { length } = counts.parts;
  const fitting = [likeCounts, ...lists].find((list) => list?.parts.length === length);
  if (fitting === undefined)
    return { ok: false, products: (likeCounts ?? lists[0])?.parts.length ?? 0, quantities: length };
  const called = listsOf(names).find(({ parts }) => parts.length === length)?.parts ?? [];
  const pairs = fitting.parts.map((product, at) => ({
    product,
    quantity: counts.parts[at] ?? '',
    name: called[at] ?? '',
  }));
  return { ok: true, pairs };
}

/** The readings of a text as a list, one per separator it contains; empty for a single value. */
export function listReadings(text: string): readonly (readonly string[])[] {
  return listsOf(text).map(({ parts }) => parts);
}

interface List {
  readonly divider: string;
  readonly parts: readonly string[];
}

/** The text as a list by every separator that gives at least two parts, none of them blank; a separator at its end is ignored. */
function listsOf(text: string): List[] {
  return DIVIDERS.flatMap((divider) => {
    const parts = text.split(divider).map((part) => part.trim());
    if (parts.at(-1) === '') parts.pop();
    return parts.length < 2 || parts.includes('') ? [] : [{ divider, parts }];
  });
}
