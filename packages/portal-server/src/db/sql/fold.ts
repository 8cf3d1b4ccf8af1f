const BEYOND_ASCII = /[^\0-\x7f]/;
const MARKS = /\p{Mark}+/gu;

/** Folds a text for comparing in criteria: without case. Texts are stored in NFC, so nothing else can differ. */
export function foldCase(text: string): string {
  return text.toLowerCase();
}

/** Folds a text for the substring search and for sorting: without case and accents, ß as ss. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower.replaceAll('ß', 'ss').normalize('NFD').replace(MARKS, '').normalize('NFC');
}
