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

/** A text in lower case, umlauts as two letters, accents and apostrophes gone; separators stay. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßøåæœ]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`´\u200b-\u200d\ufeff]/gu, '');
}

/** A header without case, accents, punctuation and spaces; umlauts as two letters: `Straße/Hausnr.` is `strassehausnr`. */
export function foldHeader(header: string): string {
  return foldText(header.normalize('NFC')).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A piece of a header between separators, capitals and digits. */
export interface HeaderToken {
  /** Folded; digits for a number. */
  readonly text: string;
  readonly digits: boolean;
}

/** Longest header that is looked at; no name of a column is longer. */
const MAX_HEADER = 200;
/** Words in parentheses from which on they are an explanation and not part of the name. */
const SENTENCE_WORDS = 5;

/** Cuts a header at separators, between letters and digits and, unless told otherwise, at capitals inside a word; ornaments go. */
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

/** Lengths, explanations, units and marks of needed columns taken off; what joins or takes away becomes a word. */
function withoutOrnaments(header: string): string {
  return header
    .replaceAll(/\b(d|l|dell|all)['’‘´`](?=\p{L})/giu, ' ')
    .replaceAll(/\(\s*[<≤]?\s*(max\.?)?\s*\d+\s*(zeichen|chars?|characters)?\s*\)/giu, ' ')
    .replaceAll(/\(([^()]*)\)/gu, (whole, inner: string) =>
      inner.trim().split(/\s+/).length >= SENTENCE_WORDS ? ' ' : whole,
    )
    .replaceAll(/\(\s*[-–−]\s*/gu, ' minus ')
    .replaceAll(/#/gu, ' number ')
    .replaceAll(/№|n°|nº/giu, ' number ')
    .replaceAll(/\bc\s?\/\s?o\b/giu, ' co ')
    .replaceAll(/[&+/]/gu, ' and ')
    .replaceAll(/\bz\.?\s?Hd\.?/giu, ' zhd ')
    .replaceAll(/\b(iso|alpha)[\s_-]?[23]\b/giu, ' iso ')
    .replaceAll(/ISO[23]\b/gu, ' iso ');
}
