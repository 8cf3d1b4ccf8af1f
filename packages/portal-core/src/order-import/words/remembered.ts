/** Most answers that are kept: more than the names of a file have words, and less than a megabyte. */
const MOST_KEPT = 4000;

/**
 * The same function, which keeps its answers: many rules ask about the same few words of a file. They must depend on the text alone. `keep`
 * makes of a text the one that is kept, where texts are cut out of larger ones.
 */
export function remembered<T extends object | string | null>(
  answer: (text: string) => T,
  keep = (text: string): string => text,
): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const found = answer(text);
    kept.set(keep(text), found);
    return found;
  };
}
