import { CODE_PAGES, createCodePageDecoder, type CodePage } from './code-pages.js';
import { hasForeignLetters } from './foreign-letters.js';

/** Code pages a text may have, and how plausible its letters beyond ASCII are. */
export interface CodePageVerdict {
  /** The code pages, most probable first. */
  readonly pages: readonly CodePage[];
  /** From 0 to 1; at 0.5 and below the user should choose. */
  readonly confidence: number;
}

/** Number of bytes examined. */
const LOOKED_AT = 64 * 1024;
/** Letters of German, and of its neighbouring languages. */
const GERMAN = new Set('äöüÄÖÜß');
const WESTERN = new Set('éèêëàâáãåæçíìîïñóòôõøœúùûýÿÉÈÊËÀÂÁÃÅÆÇÍÌÎÏÑÓÒÔÕØŒÚÙÛšžŠŽ');
/** Letters of Polish, Czech, Slovak, Hungarian and their neighbouring languages. */
const CENTRAL = new Set('ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽőűŐŰĺľŕôĽ');
/** Western letters and eastern letters that never occur in the same word. */
const WEST_ONLY = /[øæåØÆÅèìùòõÈÌÙÒ]/;
const EAST_ONLY = /[šžŠŽýÝáíÁÍ]/;
/** `õ` before another letter than `e`, which Portuguese does not have. */
const NOT_PORTUGUESE = /õ[^e\P{L}]/u;
const WORD = /\p{L}+/gu;
const SYMBOLS = new Set('€–—„“”‘’‚»«›‹…·•°§´`²³½¼¾×±®©™£ªº¡¿\u00a0\u00ad');
/** Characters that stand between letters in no language, though they may follow one. */
const AFTER_LETTER = new Set('’´`®©™²³ªº“”‘»›…\u00a0\u00ad');
const NOT_BEFORE_LETTER = new Set('€…²³½¼¾®™');
const VOWEL = /[aeiouyäöü]/i;
const APOSTROPHES = new Set('’´`');
const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;

/**
 * Determines the code page of a text by its letters: letters must stand beside letters and keep their case, other characters must not stand
 * inside words. Thus `Gršfe` for `Größe` is recognised as wrong in every code page but its own.
 */
export function judgeCodePage(bytes: Uint8Array): CodePageVerdict {
  const seen = bytes.subarray(0, LOOKED_AT);
  const texts = new Map<string, CodePage>();
  for (const page of CODE_PAGES) {
    const text = createCodePageDecoder(page)?.write(seen) ?? '';
    // Pages that give the same text need no decision.
    if (!texts.has(text)) texts.set(text, page);
  }
  const scored = Array.from(texts, ([text, page]) => ({ page, ...judge(text, LETTERS_OF[page] ?? WESTERN) }));
  const usual = scored.find(({ page }) => page === 'windows-1252');
  const isUsual = ({ page }: { readonly page: CodePage }): boolean => USUAL.includes(page);
  // What reads well in a usual page is not asked for the sake of a rarer one.
  const plain = usual !== undefined && usual.good >= 0.9;
  const judged = plain ? scored.filter(isUsual) : scored;
  judged.sort((one, other) => other.score - one.score);
  const [best, second] = judged;
  // Windows-1252 is by far the commonest: another code page is only sure where that makes no sense.
  const clear =
    best !== undefined &&
    best.score - (second?.score ?? -1) >= 0.4 &&
    (best.page === 'windows-1252' || (usual?.score ?? 0) <= 0.2);
  const confidence = clear && best.good >= 0.9 ? 0.95 : 0.3;
  const pages = judged.map(({ page }) => page);
  const foreign = best?.page === 'windows-1252' ? foreignPage(texts) : undefined;
  if (foreign === undefined) return { pages, confidence };
  return { pages: [...new Set([foreign, ...pages, ...texts.values()])], confidence: 0.3 };
}

/** The page in which signs that windows-1252 has inside words are letters. */
function foreignPage(texts: ReadonlyMap<string, CodePage>): CodePage | undefined {
  const pages = [...texts];
  const [usual = ''] = pages.find(([, page]) => page === 'windows-1252') ?? [];
  return pages.find(
    ([text, page]) => LETTERS_OF[page] === CENTRAL && hasForeignLetters(usual, text, CENTRAL),
  )?.[1];
}

const USUAL: readonly CodePage[] = ['windows-1252', 'macintosh', 'ibm850'];
const LETTERS_OF: Readonly<Partial<Record<CodePage, ReadonlySet<string>>>> = {
  'windows-1250': CENTRAL,
  'iso-8859-2': CENTRAL,
};

/** `good`: share of the characters beyond ASCII with plausible neighbours; `score`: the same with more weight on German letters. */
function judge(text: string, letters: ReadonlySet<string>): { good: number; score: number } {
  let [all, good, score, run] = [0, 0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char < '\u0080') {
      run = 0;
      continue;
    }
    run = LETTER.test(char) ? run + 1 : 0;
    const points =
      run >= 3 ? -1 : pointsOf(char, { before: text[at - 1] ?? ' ', after: text[at + 1] ?? ' ', letters });
    all += 1;
    if (points > 0) good += 1;
    score += points;
  }
  if (all === 0) return { good: 1, score: 0 };
  // Letters of languages that never meet in a word are those of another code page.
  const strange = letters === WESTERN && holdsStrangeWord(text);
  return strange ? { good: (good / all) * 0.5, score: 0 } : { good: good / all, score: score / all };
}

function holdsStrangeWord(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return words.some((word) => (WEST_ONLY.test(word) && EAST_ONLY.test(word)) || NOT_PORTUGUESE.test(word));
}

interface Surroundings {
  readonly before: string;
  readonly after: string;
  readonly letters: ReadonlySet<string>;
}

function pointsOf(char: string, { before, after, letters }: Surroundings): number {
  if (GERMAN.has(char) || letters.has(char)) {
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

/** Whether a letter's case differs from that of its word: `MuÜller`, `Mä` in `MäLLER`. */
function breaksCase(char: string, before: string, after: string): boolean {
  if (UPPER.test(char)) return LOWER.test(before) || (UPPER.test(before) && LOWER.test(after));
  return char !== 'ß' && LOWER.test(char) && UPPER.test(before) && UPPER.test(after);
}
