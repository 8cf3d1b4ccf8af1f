/** A post code and its town, each as written. */
export interface TownLine {
  readonly postalCode: string;
  readonly town: string;
}

/** A vehicle code or ISO code of a country before a post code: `D-26506`, `LT-01100`. */
const SIGN = String.raw`(?:[A-Z]{1,3}-?\s?)?`;
/**
 * Post codes as written beside a town. Dutch ones come before plain digits, since their letters would begin the town; letters that
 * themselves begin towns (`9000 ST Gallen`) are excluded.
 */
const CODES = [
  String.raw`(?:NL-?\s?)?\d{4}\s?(?!(?:ST|LA|LE|EL)\b)[A-Z]{2}`,
  String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}`,
  String.raw`[A-Z]\d[A-Z]\s?\d[A-Z]\d`,
  String.raw`[A-Z]\d[\dW]\s[A-Z\d]{4}`,
  String.raw`${SIGN}\d{3}\s\d{2}`,
  String.raw`${SIGN}\d{2,5}-\d{3,4}`,
  String.raw`${SIGN}\d{4,7}`,
];
const FIRST = CODES.map((code) => new RegExp(`^(${code})(?:\\s*[,/|]\\s*|\\s+-\\s+|\\s+)(\\S.*)$`, 'u'));
const LAST = CODES.flatMap((code) => [
  new RegExp(`^(.*[^\\s,/|–-])(?:\\s*[,/|]\\s*|\\s+-\\s+|\\s+)(${code})$`, 'u'),
  new RegExp(`^(.*[^\\s,/|])\\s*\\((${code})\\)$`, 'u'),
]);
const ALONE = new RegExp(`^(?:${CODES.join('|')})$`, 'u');
/** Town names have no digits except those of French delivery offices, and no comma except before an American state. */
const TOWN = /^[^\d,;|]*\p{L}[^\d,;|]*(?: cedex(?: \d{1,2})?)?$/iu;
/** Behind its post code a town may have the number of a district. */
const DISTRICT = /^[^\d,;|]*\p{L}[^\d,;|]* \d{1,2}(?:er?|ème|\.)?$/iu;
const WITH_STATE = /^[^\d,;|]*\p{L}[^\d,;|]*, [A-Z]{2}$/u;
const UNCLEAR_DUTCH = /^\d{4}\s?(?:ST|LA|LE|EL)\s/u;

/**
 * Splits `26506 Norden`, `D-26506 Norden`, `1234 AB Amsterdam`, `London SW1A 1AA` or `26506 / Norden`. A post code or town alone is split
 * too, the other part being empty. Null when the boundary is not certain.
 */
export function splitTownLine(text: string): TownLine | null {
  if (UNCLEAR_DUTCH.test(text)) return null;
  if (ALONE.test(text)) return { postalCode: text, town: '' };
  const before = found(FIRST, text);
  if (before !== null && (isTown(before[1]) || DISTRICT.test(before[1])))
    return { postalCode: before[0], town: before[1] };
  const after = found(LAST, text);
  if (after !== null && (isTown(after[0]) || WITH_STATE.test(after[0])))
    return { postalCode: after[1], town: after[0] };
  return isTown(text) ? { postalCode: '', town: text } : null;
}

const isTown = (text: string): boolean => TOWN.test(text);

function found(patterns: readonly RegExp[], text: string): [string, string] | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return [match[1] ?? '', match[2] ?? ''];
  }
  return null;
}
