const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
};

const BEYOND_ASCII = /[^\0-\x7f]/;

/** A text in lower case, umlauts as two letters, without accents and apostrophes; separators are kept. */
export function foldText(text: string): string {
  const plain = text.toLowerCase().replace(/[äöüßøåæœ]/g, (letter) => UMLAUTS[letter] ?? letter);
  // Nearly every text is ASCII by now.
  if (!BEYOND_ASCII.test(plain)) return plain.replaceAll(/['`]/g, '');
  return plain.normalize('NFKD').replaceAll(/[\p{M}'’‘`´\u200b-\u200d\ufeff]/gu, '');
}

/** A header without case, accents, punctuation and spaces; umlauts become two letters: `Straße/Hausnr.` is `strassehausnr`. */
export function foldHeader(header: string): string {
  return foldText(header.normalize('NFC')).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A part of a header between separators, capitals and digits. */
export interface HeaderToken {
  /** The folded text; digits for a number. */
  readonly text: string;
  readonly digits: boolean;
}

/** Most characters of a header that are examined; no column name is longer. */
const MAX_HEADER = 200;
/** Number of words in parentheses from which on they are an explanation and not part of the name. */
const SENTENCE_WORDS = 5;

/** Splits a header at separators, between letters and digits and, by default, at capitals inside a word; decorations are removed. */
export function headerTokens(header: string, atCapitals = true): HeaderToken[] {
  const plain = withoutOrnaments(header.slice(0, MAX_HEADER).normalize('NFC'));
  const text = (atCapitals ? cutAtCapitals(plain) : plain)
    .replaceAll(/(\p{L})(\p{Nd})/gu, '$1 $2')
    .replaceAll(/(\p{Nd})(\p{L})/gu, '$1 $2');
  const folded = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return folded
    .filter((word) => word !== '')
    .map((word) => ({ text: word, digits: /^\p{Nd}+$/u.test(word) }));
}

const cutAtCapitals = (text: string): string =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(PLZ|LKZ|SKU|EAN|ISO)\b/gu, '$1 $2');

/** The header without lengths, explanations, units and required marks; signs that join or exclude become words. */
function withoutOrnaments(header: string): string {
  return header
    .replaceAll(/\b(d|l|dell|all)['’‘´`](?=\p{L})/giu, ' ')
    .replaceAll(/\(\s*[<≤]?\s*(max\.?)?\s*\d+\s*(zeichen|chars?|characters)?\s*\)/giu, ' ')
    .replaceAll(/\(([^()]*)\)/gu, (whole, inner: string) =>
      inner.trim().split(/\s+/).length >= SENTENCE_WORDS ? ' ' : whole,
    )
    .replaceAll(/\(\s*[-–−]\s*/gu, ' minus ')
    .replaceAll(/\bCO\s?[2₂]/giu, ' klima ')
    .replaceAll(/#/gu, ' number ')
    .replaceAll(/№|n°|nº/giu, ' number ')
    .replaceAll(/\bc\s?\/\s?o\b/giu, ' co ')
    .replaceAll(/[&+/]/gu, ' and ')
    .replaceAll(/\bz\.?\s?Hd\.?/giu, ' zhd ')
    .replaceAll(/\b(iso|alpha)[\s_-]?[23]\b/giu, ' iso ')
    .replaceAll(/ISO[23]\b/gu, ' iso ');
}

/** The folded words of a text, without signs, one blank between them. */
export const plainWords = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The folded words of a list that spaces separate. */
export const foldedWords = (words: string): string[] => foldText(words).trim().split(/\s+/);
