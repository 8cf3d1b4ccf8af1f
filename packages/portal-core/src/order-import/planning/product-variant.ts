import { foldText } from '../words/fold.js';
import { COLOURS, COLOUR_SHADES, SIZE_NAMES } from '../words/variant-words.js';
import { productWords } from './product-name.js';

/** The values in a text that distinguish variants of a product, by kind. */
type Variant = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Whether two texts name different variants of a product: another size, amount or colour, or the same words with other numbers. False when
 * one of them has no value of the kind.
 */
export function isOtherVariant(own: string, told: string): boolean {
  const [one, other] = [variantOf(own, true), variantOf(told, false)];
  for (const [kind, values] of one) {
    const others = other.get(kind);
    if (others !== undefined && ![...values].some((value) => others.has(value))) return true;
  }
  return hasOtherNumbers(own, told);
}

/** The size at the end of a product's number: `SHIRT-XL`; empty for most. */
export const sizeOfNumber = (id: string): string => /[-_. ]((?:[2-6]|x{0,4})x?[sl]|m)$/i.exec(id)?.[1] ?? '';

/** `parts`: of `2 x 125 g` each of both amounts counts as well, as a shorter name may say it. */
function variantOf(text: string, parts: boolean): Variant {
  const found = new Map<string, Set<string>>();
  const put = (kind: string, value: string) => found.set(kind, (found.get(kind) ?? new Set()).add(value));
  for (const size of sizesIn(text)) put('size', size);
  for (const [kind, amount] of amountsIn(text, parts)) put(kind, amount);
  for (const colour of coloursIn(text)) put('colour', colour);
  return found;
}

const SIZE = String.raw`(?:[2-6]x[sl]|x{1,4}[sl]|[sml]|\d{2,3})`;
const AFTER_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:groesse|gr|size|sz|taille|maat|talla)(?:n|s)?[.:]*\s*(${SIZE}(?:\s?[-/]\s?${SIZE})?)(?![\p{L}\d])`,
  'gu',
);
/** A range of sizes: `42/44`, `92/98`. */
const RANGE = /(?<![\d/.,])(\d{2,3})\s?\/\s?(\d{2,3})(?![\d/.,])/g;
const MOST_APART = 6;
/** Letters that are sizes anywhere in a text, and those that are sizes only as a separate word. */
const BARE = /(?<![\p{L}\d])([2-6]xl|x{1,4}[sl])(?![\p{L}\d])/gu;
const LETTER = /(?:^|[\s,;(/])(?<![\d.,]\s?)([SML])(?=$|[\s,;)/])|-([SML])$/gu;

function sizesIn(text: string): Set<string> {
  const folded = foldText(text.normalize('NFC'));
  const named = [...folded.matchAll(AFTER_WORD)].flatMap(([, sizes = '']) => sizes.split(/\s?[-/]\s?/));
  const ranges = [...folded.matchAll(RANGE)].flatMap(([, from = '', to = '']) =>
    Math.abs(Number(to) - Number(from)) <= MOST_APART ? [from, to] : [],
  );
  const bare = [...folded.matchAll(BARE)].map(([, size = '']) => size);
  const letters = [...text.matchAll(LETTER)].map(([, one, atEnd]) => (one ?? atEnd ?? '').toLowerCase());
  const words = folded.split(/[^a-z]+/).flatMap((word) => SIZE_NAMES[word] ?? []);
  return new Set([...named, ...ranges, ...bare, ...letters, ...words].map(plainSize));
}

/** The size with repeated letters: `2XL` as `xxl`. */
const plainSize = (size: string): string =>
  size.replace(/^([2-6])x(?=[sl]$)/, (_, count: string) => 'x'.repeat(Number(count)));

/** Units by name: their kind of amount, and their factor to the smallest unit of it. */
const UNITS = new Map<string, readonly [kind: string, factor: number]>(
  Object.entries({
    weight: { mg: 0.001, g: 1, gr: 1, gramm: 1, kg: 1000 },
    volume: { ml: 1, cl: 10, dl: 100, l: 1000, liter: 1000 },
    length: { mm: 1, cm: 10, m: 1000, meter: 1000 },
    pieces: { er: 1, stk: 1, stueck: 1, pcs: 1, tlg: 1 },
  }).flatMap(([kind, units]) =>
    Object.entries(units).map(([unit, factor]) => [unit, [kind, factor]] as const),
  ),
);
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,])((?:${NUMBER}\s?[x×*]\s?)*)(${NUMBER})\s?(${[...UNITS.keys()].join('|')})(?![\p{L}\d])`,
  'gu',
);

/** The amounts in a text, in the smallest unit of each kind; `2 x 125 g` yields the product, and with its `parts` both factors. */
function* amountsIn(text: string, parts: boolean): Generator<readonly [kind: string, amount: string]> {
  for (const [, before = '', last = '', unit = ''] of foldText(text).matchAll(AMOUNT)) {
    const [kind, factor] = UNITS.get(unit) ?? ['', 0];
    const all = [...before.split(/[x×*]/).filter((part) => part.trim() !== ''), last].map(amountOf);
    const product = all.reduce((sum, amount) => sum * amount, 1);
    for (const amount of parts ? [...all, product] : [product])
      yield [kind, String(Math.round(amount * factor * 1000) / 1000)];
  }
}

/** Reads an amount: `1.000` is a thousand, `0,5` a half. */
const amountOf = (text: string): number =>
  Number(/^[1-9]\d{0,2}\.\d{3}$/.test(text.trim()) ? text.replace('.', '') : text.replace(',', '.'));

function coloursIn(text: string): string[] {
  return foldText(text)
    .split(/[^a-z]+/)
    .flatMap((word) => {
      const bare = COLOUR_SHADES.find((shade) => word.startsWith(shade) && word !== shade);
      return colourOf(bare === undefined ? word : word.slice(bare.length)) ?? [];
    });
}

const colourOf = (word: string): string | undefined =>
  COLOURS[word] ?? COLOURS[word.replace(/e[rsnm]?$/, '')] ?? COLOURS[word.replace(/e[rsnm]$/, 'e')];

/** Whether two texts have the same words with other numbers: `Schuh 42` and `Schuh 43`. */
function hasOtherNumbers(own: string, told: string): boolean {
  if (!/\d/.test(own) || !/\d/.test(told)) return false;
  const [one, other] = [productWords(own), productWords(told)];
  const isNumber = (word: string) => /^\d+$/.test(word);
  const words = (all: readonly string[]) =>
    all
      .filter((word) => !isNumber(word))
      .toSorted()
      .join(' ');
  const numbers = new Set(one.filter(isNumber));
  const others = other.filter(isNumber);
  if (numbers.size === 0 || others.length === 0 || words(one) !== words(other)) return false;
  return !others.some((number) => numbers.has(number));
}
