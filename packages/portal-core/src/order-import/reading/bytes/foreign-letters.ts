const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
/** Signs that stand before words, as quotation marks do. */
const OPENING = new Set('«»‹›„“”‚‘’–—…•·§°´`®©™\u00a0\u00ad');
/** Western letters where no western word has them: `Œcibór`, `Gdañsk`, `Petroviæ`. */
const MISPLACED = /œ(?!u|il|no|[dst])|ñ(?![aeiouáéíóú])|iæ(?!\p{L})/iu;
/** A word before a raised digit that is no unit: `Micha³`, but `cm³`. */
const WORD = /\p{L}{4}$/u;
/** Number of characters looked at around one. */
const AROUND = 4;

/**
 * Whether a text has a character that belongs to no word (`£ukasz`, `Wiœniewski`) where `other`, another reading of the same bytes, has one
 * of `letters` (`Łukasz`, `Wiśniewski`).
 */
export function hasForeignLetters(text: string, other: string, letters: ReadonlySet<string>): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const [char = '', letter = ''] = [text[at], other[at]];
    if (char === letter || !letters.has(letter) || OPENING.has(char)) continue;
    const around = text.slice(Math.max(0, at - 1), at + AROUND);
    if (LETTER.test(char) ? MISPLACED.test(around) : isLetterOf(letter, text, at)) return true;
  }
  return false;
}

/** Whether a letter in place of a sign makes a word and has its case: `Żelazna`, but neither `żCómo` nor `GrößeŚFarbe`. */
function isLetterOf(letter: string, text: string, at: number): boolean {
  const [before = ' ', after = ' ', next = ' '] = [text[at - 1], text[at + 1], text[at + 2]];
  if (!LETTER.test(after) && !WORD.test(text.slice(Math.max(0, at - AROUND), at))) return false;
  if (LOWER.test(letter)) return !UPPER.test(after);
  return !LOWER.test(before) && !(UPPER.test(after) && LOWER.test(next));
}

/** Bytes of letters of central Europe which are signs in windows-1252, or letters that few of its languages have. */
// prettier-ignore
const DOUBTFUL = new Set([
  0x8c, 0x8d, 0x8f, 0x9c, 0x9d, 0xa1, 0xa3, 0xa5, 0xa6, 0xac, 0xaf, 0xb1, 0xb3, 0xb6, 0xb9, 0xbc, 0xbf, 0xe6, 0xf1,
]);
const isAsciiLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** The place of the first byte from `from` on that may be a letter of central Europe in a word; -1 without one. */
export function doubtfulByte(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80 || !DOUBTFUL.has(byte)) continue;
    if (isAsciiLetter(bytes[at + 1]) || isAsciiLetter(bytes[at - 1])) return at;
  }
  return -1;
}
