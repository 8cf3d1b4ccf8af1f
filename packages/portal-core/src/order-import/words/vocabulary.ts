import { editDistance } from './edit-distance.js';
import { foldText } from './fold.js';
import { ADDRESS_WORDS } from './data/address-words.js';
import { FURTHER_WORDS } from './data/further-words.js';
import type { Meaning, WordList } from './data/meanings.js';
import { ORDER_WORDS } from './data/order-words.js';
import { PARTY_WORDS } from './data/party-words.js';
import { VETO_WORDS } from './data/veto-words.js';
import { remembered } from './remembered.js';

/** A word of the vocabulary. */
export interface KnownWord {
  /** Folded and joined: `postcode`. */
  readonly text: string;
  readonly meaning: Meaning;
  /** True for words known only at the beginning of a header. */
  readonly initial: boolean;
}

const LISTS: readonly WordList[] = [
  PARTY_WORDS,
  ADDRESS_WORDS,
  ORDER_WORDS,
  { veto: VETO_WORDS },
  FURTHER_WORDS,
];

const words = new Map<string, KnownWord>();
for (const list of LISTS)
  for (const [meaning, text] of Object.entries(list) as [Meaning, string][])
    for (const entry of text.split('|')) add(entry.trim(), meaning);

function add(entry: string, meaning: Meaning): void {
  if (entry === '') return;
  const initial = entry.startsWith('^');
  for (const text of spellings(initial ? entry.slice(1) : entry))
    if (!words.has(text)) words.set(text, { text, meaning, initial });
}

/** The spellings of a word: umlauts as two letters, as plain letters, and lost: `straße` is `strasse` and `strae`. */
function spellings(word: string): string[] {
  const glued = (text: string) => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 's');
  const lost = word.replaceAll(/[äöüßéèê]/g, '');
  const all = [glued(word), glued(plain), ...(lost.length < 4 ? [] : [glued(lost)])];
  return [...new Set(all)];
}

/** Number of letters in the longest known word. */
export const LONGEST_WORD = Math.max(...[...words.keys()].map((word) => word.length));

/** The known word of a folded, joined text, or null. */
export function knownWord(text: string): KnownWord | null {
  return words.get(text) ?? null;
}

/** Least number of letters in a word recognised in spite of one typing error, and of two. */
const SIMILAR_MIN = 5;
const SIMILAR_TWICE = 8;

const byLength = new Map<number, KnownWord[]>();
for (const word of words.values())
  if (word.text.length >= SIMILAR_MIN)
    byLength.set(word.text.length, [...(byLength.get(word.text.length) ?? []), word]);

/** The known word that differs from a text by one typing error, or by two from eight letters on; null without one. */
export const similarWord = remembered(nearestWord);

function nearestWord(text: string): KnownWord | null {
  if (text.length < SIMILAR_MIN || text.length > LONGEST_WORD + 2) return null;
  const limit = text.length < SIMILAR_TWICE ? 1 : 2;
  let best: KnownWord | null = null;
  let distance = limit + 1;
  for (let length = text.length - limit; length <= text.length + limit; length += 1)
    for (const word of byLength.get(length) ?? []) {
      if (word.text[0] !== text[0] && word.text.at(-1) !== text.at(-1)) continue;
      const found = editDistance(text, word.text, Math.min(limit, distance - 1));
      if (found < distance) [best, distance] = [word, found];
    }
  return best;
}
