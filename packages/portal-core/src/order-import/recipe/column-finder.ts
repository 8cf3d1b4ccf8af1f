import { columnLabels, findLabel, foldLabel } from './column-labels.js';

/** Finds the column that a saved label means; undefined when the file has none, or when it cannot be known which one. */
export type FindColumn = (label: string) => number | undefined;

/**
 * Finds the columns of a saved recipe in a file. A header that stands once is found wherever it has moved to. Of repeated and blank ones
 * only their number among each other tells them apart, so that they are found only where each stands between the same others as in
 * `saved`, the header the recipe was saved with; without it, none of them is found.
 */
export function findColumnsOf(header: readonly string[], saved: readonly string[] | undefined): FindColumn {
  const labels = columnLabels(header);
  const now = titlesOf(header);
  const before = saved === undefined ? null : titlesOf(saved);
  const savedLabels = new Map(columnLabels(saved ?? []).map((label, column) => [label, column]));
  return (label) => {
    const at = savedLabels.get(label);
    if (before === null || at === undefined) return alone(findLabel(label, labels), now);
    const title = before.titles[at] ?? '';
    const [there, own] = [now.placesOf(title), before.placesOf(title)];
    if (there.length !== own.length) return undefined;
    if (title !== '' && own.length === 1) return there[0];
    const stand = own.every((one, count) => before.between[one] === now.between[there[count] ?? -1]);
    return stand ? there[own.indexOf(at)] : undefined;
  };
}

/** The columns whose headers the saved file had as often as this one: what a recipe of that file knows. */
export function columnsKnown(header: readonly string[], saved: readonly string[]): ReadonlySet<number> {
  const [now, before] = [titlesOf(header), titlesOf(saved)];
  const isKnown = (title: string) => now.placesOf(title).length <= before.placesOf(title).length;
  return new Set(now.titles.flatMap((title, column) => (isKnown(title) ? [column] : [])));
}

/** Whether a header of a file stands there more than once, or is blank. */
export function isRepeated(header: readonly string[]): boolean {
  const titles = header.map(foldLabel);
  return new Set(titles).size < titles.length || titles.includes('');
}

interface Titles {
  readonly titles: readonly string[];
  /** The columns with a title; those that differ only in spelling where none has it exactly. */
  readonly placesOf: (title: string) => readonly number[];
  /** The nearest headers on both sides of each column that stand once, in one text; blank at the edges. */
  readonly between: readonly string[];
}

function titlesOf(header: readonly string[]): Titles {
  const titles = header.map((title) => title.trim());
  const exact = columnsBy(titles);
  const folded = columnsBy(titles.map(foldLabel));
  const placesOf = (title: string) =>
    exact.get(title) ?? (foldLabel(title) === '' ? [] : (folded.get(foldLabel(title)) ?? []));
  const single = titles.map((title) =>
    title !== '' && placesOf(title).length === 1 ? foldLabel(title) : undefined,
  );
  const [left, right] = [lastOf(single), lastOf(single.toReversed()).toReversed()];
  return { titles, placesOf, between: titles.map((_, column) => `${left[column]} ${right[column]}`) };
}

function columnsBy(names: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const columns = new Map<string, number[]>();
  for (const [column, name] of names.entries()) {
    const same = columns.get(name);
    if (same === undefined) columns.set(name, [column]);
    else same.push(column);
  }
  return columns;
}

/** Before each entry, the last one that is set. */
function lastOf(entries: readonly (string | undefined)[]): string[] {
  let last = '';
  return entries.map((entry) => {
    const before = last;
    last = entry ?? last;
    return before;
  });
}

/** The column, unless its title is blank or another one's, too. */
function alone(column: number | undefined, { titles, placesOf }: Titles): number | undefined {
  const title = titles[column ?? -1];
  if (title === undefined || title === '') return undefined;
  return placesOf(title).length === 1 ? column : undefined;
}
