import type { Column } from './column.js';

const FIRST_LETTER = 'a'.charCodeAt(0);

/** Columns of several items that letters tell apart, read as if they had numbers: `Artikel A`, `Menge A`, `Artikel B`, `Menge B`. */
export function withNumbers(columns: readonly Column[]): readonly Column[] {
  const series = new Map<string, Set<string>>();
  for (const { word, folded } of columns)
    if (isLetterAtEnd(word, folded)) {
      const name = folded.slice(0, -1);
      series.set(name, (series.get(name) ?? new Set()).add(word));
    }
  return columns.map((column) => {
    const { word, folded, ...known } = column;
    if (!isLetterAtEnd(word, folded)) return column;
    const letters = series.get(folded.slice(0, -1));
    if (letters === undefined || letters.size < 2 || !letters.has('a')) return column;
    const number = word.charCodeAt(0) - FIRST_LETTER + 1;
    return { ...known, folded: `${folded.slice(0, -1)}${number}`, quality: 'dictionary', digits: [number] };
  });
}

const isLetterAtEnd = (word: string | undefined, folded: string): word is string =>
  word !== undefined && /^[a-f]$/.test(word) && folded.length > 1 && folded.endsWith(word);
