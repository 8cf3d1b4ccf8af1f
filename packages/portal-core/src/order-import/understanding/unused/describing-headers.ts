import { DESCRIBING_WORDS, HARMLESS_WORDS, SORTING_WORDS } from '../../words/data/telling-words.js';
import type { Meaning } from '../../words/data/meanings.js';
import { foldedWords } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import { readColumn, type Column } from '../columns/column.js';
import { textKindOf, type TextKind } from '../not-to-send/text-columns.js';

const HARMLESS = new RegExp(`^(?:${foldedWords(HARMLESS_WORDS).join('|')})`);
const WORDS = foldedWords(DESCRIBING_WORDS);
const DESCRIBES = new RegExp(`^(?:${WORDS.join('|')})$`);
/** Shorter words begin others by chance. */
const DESCRIBES_FIRST = new RegExp(`^(?:${WORDS.filter((word) => word.length > 2).join('|')})`);

/** Whether a header speaks of what some buyers are or wish, or of who works on an order; papers without a sender are no such thing. */
export const isHarmless = ({ folded, words, word }: Column): boolean =>
  !/neutral|blanko|ohne|whitelabel|^bonus(?:artikel|item|prod|gabe)/.test(folded) &&
  (HARMLESS.test(folded) ||
    words.some(({ text }) => HARMLESS.test(text)) ||
    (word !== undefined && HARMLESS.test(word)));

const SORTS = new RegExp(`(?:^|(?<=[a-z]{3}))(?:${foldedWords(SORTING_WORDS).join('|')})`);

/** Whether a header speaks of the letters and numbers by which every order is sorted: `ABC-Klasse`, `Tour`, `Steuerschlüssel`. */
export const sortsAll = ({ folded, words, word }: Column): boolean =>
  SORTS.test(folded) ||
  words.some(({ text }) => SORTS.test(text)) ||
  (word !== undefined && SORTS.test(word));

/** Meanings of words that describe goods and people. */
const DESCRIBED: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['item', 'items', 'sku', 'listing', 'ean', 'itemName', 'number', 'code', 'external'] as const),
  ...(['customer', 'buyer', 'billing', 'shop', 'email', 'phone', 'salutation', 'title', 'degree'] as const),
  ...(['country', 'state', 'staat'] as const),
]);

/** Whether a header of known words describes nothing of goods, money or people: words below it say what is done with an order. */
export function speaksFreely(column: Column): boolean {
  const { label, word, party, reading, words, values } = column;
  return (
    word === undefined &&
    words.length > 0 &&
    reading === null &&
    party !== 'billing' &&
    party !== 'buyer' &&
    !describes(column) &&
    !isCalled('orderState', column) &&
    !READ_BY_ROW.has(textKindOf(label) ?? 'unknown') &&
    values.some((text) => /\p{L}{2}/u.test(text))
  );
}

/** Whether a word of a header describes goods, money or people, or an unknown one begins so: `VatMode`. */
export const describes = ({ words, word }: Column): boolean =>
  (word !== undefined && DESCRIBES_FIRST.test(word)) ||
  words.some(({ text, meaning }) => DESCRIBES.test(text) || (meaning !== null && DESCRIBED.has(meaning)));

/** Whether the header of a column of any table speaks of goods, money or people, of what buyers wish, or of who works on a row. */
export function isDescribingHeader(header: string): boolean {
  const column = readColumn(header, 0, []);
  return isHarmless(column) || describes(column);
}

/** Kinds of texts of which each is judged by itself. */
const READ_BY_ROW: ReadonlySet<TextKind> = new Set<TextKind>([
  'text',
  'made',
  'productName',
  'rowKind',
  'positionKind',
]);
