import Fuse from 'fuse.js';
import type { Translate } from '@kontor/portal-core/i18n';
import type { PaletteEntry, ShownEntry } from './palette-entry.js';

/** Share of wrong letters with which a text still fits. */
const MOST_DIFFERENT = 0.25;
/** Texts up to this length are taken literally. */
const SHORT = 3;

/**
 * The entries whose title or words fit a text, the best first; all of them for a blank text. Titles in any of the languages are matched, whole
 * words in any order, and a typing error or two do not matter.
 */
export function matchEntries(
  entries: readonly PaletteEntry[],
  text: string,
  languages: readonly [own: Translate, ...others: Translate[]],
): readonly ShownEntry[] {
  const [translate] = languages;
  const named = entries.map((entry) => ({ entry, names: languages.flatMap((one) => namesOf(entry, one)) }));
  const fuse = new Fuse(named, {
    keys: ['names'],
    threshold: text.trim().length <= SHORT ? 0 : MOST_DIFFERENT,
    ignoreLocation: true,
    ignoreDiacritics: true,
    minMatchCharLength: Math.min(2, text.trim().length),
  });
  const found = text.trim() === '' ? named : fuse.search(text.trim()).map(({ item }) => item);
  return found.map(({ entry: { id, title, keys, run } }) => ({ id, label: translate(title), keys, run }));
}

const namesOf = ({ title, words }: PaletteEntry, translate: Translate): string[] => [
  translate(title),
  ...(words === undefined ? [] : translate(words).split(' ')),
];
