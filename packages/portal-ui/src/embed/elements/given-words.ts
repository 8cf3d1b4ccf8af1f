import { useEffect } from 'react';

/** The words of a text, or of a list as the page's script may give it; undefined when nothing was given. */
export function wordsOf(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'string') return undefined;
  return value.split(/[\s,]+/).filter(Boolean);
}

/** What the element's `without` names of the known features; the console names the others. */
export function useWithout<Known extends string>(
  values: Readonly<Record<string, unknown>>,
  known: readonly Known[],
): readonly Known[] {
  const words = wordsOf(values['without']) ?? [];
  const unknown = words.filter((word) => !known.some((one) => one === word)).join(' ');
  useEffect(() => {
    if (unknown === '') return;
    // oxlint-disable-next-line no-console -- whoever builds the page looks there; its readers can do nothing about it
    console.warn(`without="${unknown}" leaves out nothing; there are: ${known.join(' ')}`);
  }, [unknown, known]);
  return known.filter((one) => words.includes(one));
}
