import type { Column } from './column.js';
import { foldHeader } from '../../words/fold.js';
import type { Role } from '../../words/header-role.js';
import { COUNTING_WORDS, NUMBER_ENDINGS } from '../../words/data/counting-words.js';

/** Number of a word in each list of counting words that has it: `i` is the first Roman number and no letter of a series from `a`. */
const places = new Map<string, (readonly [list: number, number: number])[]>();
for (const [list, words] of COUNTING_WORDS.entries())
  for (const [at, word] of words.split(' ').entries())
    for (const text of word.endsWith('{}') ? NUMBER_ENDINGS.map((end) => word.replace('{}', end)) : [word])
      places.set(foldHeader(text), [...(places.get(foldHeader(text)) ?? []), [list, at + 1]]);

const PRODUCTS: readonly Role[] = ['product', 'productNumber'];
const ITEMS: readonly Role[] = [...PRODUCTS, 'productName', 'quantity'];

/** A column whose header has a counting word at its beginning or end, with the header's rest. */
interface Counted {
  readonly column: Column;
  readonly rest: string;
  readonly word: string;
}

/**
 * Columns of several items that a word counts, read as if they had numbers: `Artikel A`, `Menge A`, `Artikel B`, `Menge B`. Where products
 * and quantities share other words (`Artikel rot`, `Menge rot`, `Artikel blau`, …), those tell the items apart as well, and each is asked.
 */
export function withNumbers(columns: readonly Column[]): readonly Column[] {
  const counted = columns.flatMap((column) => countedBy(column) ?? []);
  if (counted.length < 2) return columns;
  const numbers = new Map<Column, number>();
  for (const list of COUNTING_WORDS.keys())
    for (const [column, at] of numbersOf(counted, list)) numbers.set(column, at);
  const pairs = pairWords(counted.filter(({ column }) => !numbers.has(column)));
  const asked = new Map(
    counted.flatMap(({ column, word }) => {
      const at = pairs.indexOf(word);
      return at < 0 || numbers.has(column) ? [] : [[column, at + 1] as const];
    }),
  );
  const restOf = new Map(counted.map(({ column, rest }) => [column, rest]));
  return columns.map((column) => {
    const [sure, unsure] = [numbers.get(column), asked.get(column)];
    const number = sure ?? unsure;
    if (number === undefined) return column;
    const { word, ...known } = column;
    const read = { ...known, folded: `${restOf.get(column) ?? ''}${number}`, digits: [number] };
    return sure === undefined && word !== undefined ? { ...read, word } : { ...read, quality: 'dictionary' };
  });
}

function countedBy(column: Column): Counted[] | null {
  const { folded, digits } = column;
  const word = column.word ?? firstOf(column);
  if (word === undefined || digits.length > 0 || folded.length <= word.length) return null;
  if (folded.endsWith(word)) return [{ column, word, rest: folded.slice(0, -word.length) }];
  return folded.startsWith(word) ? [{ column, word, rest: folded.slice(word.length) }] : null;
}

/** `First` in `First item`, which elsewhere is a first name. */
const firstOf = ({ words: [first], reading }: Column): string | undefined =>
  first?.text === 'first' && reading !== null && ITEMS.includes(reading.role) ? first.text : undefined;

/** The numbers of the columns whose words are in a list, where its first word and another one stand beside the same header. */
function numbersOf(counted: readonly Counted[], list: number): [Column, number][] {
  const series = new Map<string, [Column, number][]>();
  for (const { column, rest, word } of counted) {
    const number = places.get(word)?.find(([of]) => of === list)?.[1];
    if (number !== undefined) series.set(rest, [...(series.get(rest) ?? []), [column, number]]);
  }
  const isSeries = (found: readonly [Column, number][]) =>
    new Set(found.map(([, number]) => number)).size > 1 && found.some(([, number]) => number === 1);
  return [...series.values()].filter(isSeries).flat();
}

/** Words that stand at both a product and a quantity, in the order of their products; none if there is one only. */
function pairWords(counted: readonly Counted[]): string[] {
  const wordsOf = (roles: readonly Role[]) =>
    counted.flatMap(({ column: { reading }, word }) =>
      reading !== null && roles.includes(reading.role) ? [word] : [],
    );
  const quantities = wordsOf(['quantity']);
  const words = [...new Set(wordsOf(PRODUCTS))].filter((word) => quantities.includes(word));
  return words.length > 1 ? words : [];
}
