import { CODE_PAGES, createCodePageDecoder, type CodePage } from './code-pages.js';

/** A code page and how well the letters beyond ASCII come out in it. */
export interface CodePageVerdict {
  /** The likelier first. */
  readonly pages: readonly CodePage[];
  /** 0 to 1; 0.5 and less means that a person should say. */
  readonly confidence: number;
}

/** Bytes looked at. */
const LOOKED_AT = 64 * 1024;
/** Letters of German, and those of its neighbours. */
const GERMAN = new Set('äöüÄÖÜß');
const WESTERN = new Set('éèêëàâáãåæçíìîïñóòôõøœúùûýÿÉÈÊËÀÂÁÃÅÆÇÍÌÎÏÑÓÒÔÕØŒÚÙÛšžŠŽ');
const SYMBOLS = new Set('€–—„“”‘’‚»«›‹…·•°§´`²³½¼¾×±®©™£ªº¡¿\u00a0\u00ad');
/** Signs that stand between letters in no language, though they may follow one. */
const AFTER_LETTER = new Set('’´`®©™²³ªº“”‘»›…\u00a0\u00ad');
const NOT_BEFORE_LETTER = new Set('€…²³½¼¾®™');
const VOWEL = /[aeiouyäöü]/i;
const APOSTROPHES = new Set('’´`');
const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;

/**
 * Judges by its letters in which code page a text was written: letters must stand beside letters and keep their case, signs must not
 * stand inside words. `Gršfe` for `Größe` gives itself away so, in every code page but its own.
 */
export function judgeCodePage(bytes: Uint8Array): CodePageVerdict {
  const seen = bytes.subarray(0, LOOKED_AT);
  const scored = CODE_PAGES.map((page) => ({
    page,
    ...judge(createCodePageDecoder(page)?.write(seen) ?? ''),
  }));
  scored.sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  const usual = scored.find(({ page }) => page === 'windows-1252')?.score ?? 0;
  // Windows-1252 is by far the commonest: another code page is only sure where that makes no sense.
  const clear =
    best !== undefined &&
    best.score - (second?.score ?? 0) >= 0.4 &&
    (best.page === 'windows-1252' || usual <= 0.2);
  const confidence = clear && best.good >= 0.9 ? 0.95 : 0.3;
  return { pages: scored.map(({ page }) => page), confidence };
}

/** `good`: share of the characters beyond ASCII that may stand where they stand; `score`: the same, German letters counting more. */
function judge(text: string): { good: number; score: number } {
  let [all, good, score, run] = [0, 0, 0, 0];
  const kinds = { northern: false, slavic: false };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char < '\u0080') {
      run = 0;
      continue;
    }
    run = LETTER.test(char) ? run + 1 : 0;
    const points = run >= 3 ? -1 : pointsOf(char, text[at - 1] ?? ' ', text[at + 1] ?? ' ');
    all += 1;
    if (points > 0) good += 1;
    score += points;
    kinds.northern ||= 'øæåØÆÅ'.includes(char);
    kinds.slavic ||= 'šžŠŽýÝ'.includes(char);
  }
  if (all === 0) return { good: 1, score: 0 };
  // Letters of languages that never meet are those of a code page that is not among ours.
  const strange = kinds.northern && kinds.slavic ? 0.5 : 1;
  return { good: (good / all) * strange, score: score / all };
}

function pointsOf(char: string, before: string, after: string): number {
  if (GERMAN.has(char) || WESTERN.has(char)) {
    if (!LETTER.test(before) && !LETTER.test(after)) return -0.5;
    if (breaksCase(char, before, after)) return -1;
    // Words of names and places begin with capitals.
    const start = !LETTER.test(before) && LOWER.test(char) ? 0.4 : 0;
    if (char === 'ß') return VOWEL.test(before) ? 0.9 : -1;
    return (GERMAN.has(char) ? 1.2 : 0.7) - start;
  }
  if (!SYMBOLS.has(char) || (LETTER.test(after) && NOT_BEFORE_LETTER.has(char))) return -1;
  if (LETTER.test(before) && !APOSTROPHES.has(char) && (LETTER.test(after) || !AFTER_LETTER.has(char)))
    return -0.7;
  return 0.7;
}

/** Whether a letter has another case than the word it stands in: `MuÜller`, `Mä` in `MäLLER`. */
function breaksCase(char: string, before: string, after: string): boolean {
  if (UPPER.test(char)) return LOWER.test(before) || (UPPER.test(before) && LOWER.test(after));
  return char !== 'ß' && LOWER.test(char) && UPPER.test(before) && UPPER.test(after);
}
