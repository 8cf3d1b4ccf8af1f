import type { Column } from '../columns/column.js';

/** Whether each product number is beside one name only, and no two are beside the same name. */
export function goesWithProduct({ values }: Column, columns: readonly Column[]): boolean {
  const numbers = productNumbers(columns);
  if (numbers.length !== values.length) return false;
  const pairs = pairsOf(numbers, values);
  const [ids, names] = [new Set(numbers).size, new Set(values).size];
  return pairs.size === ids && ids === names;
}

/** Whether most product numbers that occur again are beside another name then: people order, products do not change their name. */
export function variesWithinProduct({ values }: Column, columns: readonly Column[]): boolean {
  const numbers = productNumbers(columns);
  const ids = new Set(numbers).size;
  const again = numbers.length - ids;
  return numbers.length === values.length && again > 0 && (pairsOf(numbers, values).size - ids) * 2 > again;
}

/** Whether a column says more than the product numbers: one of them stands beside two texts, or some have none and come again. */
export function tellsMoreThanProduct({ values }: Column, columns: readonly Column[]): boolean {
  const numbers = productNumbers(columns);
  const ids = new Set(numbers).size;
  if (ids === numbers.length || values.length > numbers.length) return false;
  return values.length < numbers.length || pairsOf(numbers, values).size > ids;
}

const pairsOf = (numbers: readonly string[], names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name, row) => `${numbers[row] ?? ''}\n${name}`));

const productNumbers = (columns: readonly Column[]): readonly string[] =>
  columns.find(({ reading }) => reading?.role === 'productNumber' && reading.weak !== true)?.values ?? [];
