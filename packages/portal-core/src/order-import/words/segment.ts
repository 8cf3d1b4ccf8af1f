import { editDistance } from './edit-distance.js';
import { headerTokens, type HeaderToken } from './fold.js';
import { knownWord, LONGEST_WORD, similarWord, type KnownWord } from './vocabulary.js';
import type { Meaning } from './data/meanings.js';

/** A word found in a header. */
export interface HeaderWord {
  readonly text: string;
  /** Null for an unknown word. */
  readonly meaning: Meaning | null;
  /** True for a known word with a typing error. */
  readonly similar: boolean;
  /** Whether the word begins a token instead of being glued to the end of another word. */
  readonly apart: boolean;
}

/** A header split into words, and its numbers, in order. */
export interface HeaderWords {
  readonly words: readonly HeaderWord[];
  readonly digits: readonly number[];
}

/** Most tokens that may form one word together: `E-Mail-Adresse`. */
const MOST_JOINED = 4;
const COST = { known: 10, joined: 10, piece: 11, similar: 40, unknown: 100 };

/** Most letters of abbreviations that separate tokens form by chance: `A_NR` is no `Anr.`. */
const CHANCE_LENGTH = 3;

interface Cut {
  readonly cost: number;
  readonly words: readonly HeaderWord[];
}

/**
 * Splits a header into known words: joined tokens, whole tokens, words glued in a token, typing errors; the split with the fewest parts
 * wins. Words with typing errors are unknown unless it is `forgiving`.
 */
export function headerWords(header: string, forgiving = true): HeaderWords {
  const tokens = headerTokens(header);
  const digits = tokens.filter((token) => token.digits).map((token) => Number(token.text));
  const cut = cutTokens(tokens, forgiving);
  if (cut.cost < COST.similar) return { words: cut.words, digits };
  const uncut = headerTokens(header, false);
  const whole = uncut.length === tokens.length ? cut : cutTokens(uncut, forgiving);
  return { words: (whole.cost < Math.min(cut.cost, COST.unknown) ? whole : cut).words, digits };
}

function cutTokens(tokens: readonly HeaderToken[], forgiving: boolean): Cut {
  const best: Cut[] = [{ cost: 0, words: [] }];
  for (let end = 1; end <= tokens.length; end += 1) {
    let found: Cut | undefined;
    for (let begin = Math.max(0, end - MOST_JOINED); begin < end; begin += 1) {
      const before = best[begin];
      const cut = cutOf(tokens.slice(begin, end), begin === 0, forgiving);
      if (before === undefined || cut === null) continue;
      const cost = before.cost + cut.cost;
      if (found === undefined || cost < found.cost) found = { cost, words: [...before.words, ...cut.words] };
    }
    best.push(found ?? { cost: Infinity, words: [] });
  }
  return best.at(-1) ?? { cost: 0, words: [] };
}

/** The words of one token, or of several that form one word together; null when they form none. */
function cutOf(tokens: readonly HeaderToken[], first: boolean, forgiving: boolean): Cut | null {
  const text = tokens.map((token) => token.text).join('');
  if (tokens.every((token) => token.digits)) return tokens.length === 1 ? { cost: 0, words: [] } : null;
  const known = text.length > LONGEST_WORD ? null : knownWord(text);
  const isChance = tokens.length > 1 && text.length === CHANCE_LENGTH && text !== 'zhd';
  if (known !== null && !isChance && (!known.initial || first))
    return {
      cost: COST.known - tokens.length,
      words: [{ text, meaning: known.meaning, similar: false, apart: true }],
    };
  if (tokens.length > 1) return null;
  return (
    glued(text, first) ??
    (forgiving ? typingError(text) : null) ?? { cost: COST.unknown, words: [unknown(text)] }
  );
}

const unknown = (text: string): HeaderWord => ({ text, meaning: null, similar: false, apart: true });

function typingError(text: string): Cut | null {
  const known = similarWord(text);
  const glued = known !== null && editDistance(text, known.text, 2) > 1 ? gluedTypingError(text) : null;
  if (glued !== null) return glued;
  if (known !== null && !known.initial)
    return { cost: COST.similar, words: [{ text, meaning: known.meaning, similar: true, apart: true }] };
  return gluedTypingError(text);
}

/** A known word, except one that import headers do not use: beside a typing error it explains nothing. */
const meaningful = (text: string): KnownWord | null => {
  const known = knownWord(text);
  return known?.meaning === 'veto' ? null : known;
};

/** Least number of letters in a word glued to one with a typing error. */
const MIN_BESIDE_ERROR = 4;

/** Splits a known word and one with a typing error: `Artikelnumer`. */
function gluedTypingError(text: string): Cut | null {
  if (text.length > MAX_GLUED) return null;
  for (let at = text.length - MIN_BESIDE_ERROR; at >= MIN_BESIDE_ERROR; at -= 1) {
    const parts = [text.slice(0, at), text.slice(at)] as const;
    for (const [known, wrong] of [parts, parts.toReversed()]) {
      const word = known === undefined ? null : meaningful(known);
      const similar = word === null || word.initial || wrong === undefined ? null : similarWord(wrong);
      if (word === null || similar === null || similar.initial || similar.meaning === 'veto') continue;
      const words = parts.map((part, index) => ({
        text: part,
        meaning: (part === known ? word : similar).meaning,
        similar: part !== known,
        apart: index === 0,
      }));
      return { cost: COST.similar + COST.piece, words };
    }
  }
  return null;
}

/** Words of fewer than three letters that are found inside others: at their end, or (initial ones) at their beginning. */
const SHORT_ENDS: ReadonlySet<string> = new Set(['nr', 'no', 'id']);
const SHORT_BEGINNINGS: ReadonlySet<string> = new Set(['ox', 'kl', 'kd', 'k']);
/** Least number of letters after such a beginning. */
const MIN_REST = 3;
/** Longest token that is searched for glued words. */
const MAX_GLUED = 60;

/** Splits a token completely into the fewest known words; null when it cannot be split. */
function glued(token: string, first: boolean): Cut | null {
  if (token.length < 5 || token.length > MAX_GLUED) return null;
  const best: (readonly HeaderWord[] | undefined)[] = [[]];
  for (let end = 1; end <= token.length; end += 1)
    for (let begin = Math.max(0, end - LONGEST_WORD); begin < end; begin += 1) {
      const before = best[begin];
      if (before === undefined || (best[end]?.length ?? Infinity) <= before.length + 1) continue;
      const word = pieceOf(token, begin, end, first);
      if (word !== null) best[end] = [...before, word];
    }
  const words = best[token.length];
  return words === undefined ? null : { cost: COST.piece * words.length, words };
}

function pieceOf(token: string, begin: number, end: number, first: boolean): HeaderWord | null {
  const text = token.slice(begin, end);
  const known = knownWord(text);
  if (known === null || (known.initial && !(first && begin === 0))) return null;
  if (text.length < 3) {
    const atEnd = end === token.length && SHORT_ENDS.has(text);
    const atBeginning = begin === 0 && SHORT_BEGINNINGS.has(text) && token.length - end >= MIN_REST;
    if (!atEnd && !atBeginning) return null;
  }
  return { text, meaning: known.meaning, similar: false, apart: begin === 0 };
}
