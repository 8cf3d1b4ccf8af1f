/** Most answers that are kept: more than the names of a file have words, and less than a megabyte. */
const MOST_KEPT = 4000;

/** The same function, which keeps its answers: many rules ask about the same few words of a file. They must depend on the text alone. */
export function remembered<T extends object | null>(answer: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const found = answer(text);
    kept.set(text, found);
    return found;
  };
}
