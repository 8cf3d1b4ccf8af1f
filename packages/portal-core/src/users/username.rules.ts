import { issue, type Issue } from '../validation/index.js';

/** Printable ASCII, and the Latin letters of the languages of Europe, German umlauts among them. */
const CHARACTERS = /^[ -~À-ÖØ-öø-žȘ-țẞ]*$/;

/**
 * Whether a new username consists of characters that can be told apart. Letters of other scripts, invisible and full-width characters are
 * refused: with them a name is written that looks like somebody else's.
 */
export function usernameIssues(username: string): Issue[] {
  return CHARACTERS.test(username.normalize('NFC')) ? [] : [issue('username', 'usernameCharacters')];
}

/**
 * Each character, followed by what it is taken for: what the list of confusable characters of Unicode (UTS 39) says of characters that were
 * ever taken, and what stands for a letter in a password or, like `q` for `g`, in a hurry. Cyrillic and Greek stand here for names from before
 * the rule above.
 */
const LOOKALIKES = new Map(
  (
    '0o 1l |l !l il ıl 3e 4a @a 5s $s qg łl øo đd ðd ħh ŧt þp ŋn ĸk ' +
    'аa вb еe іl кk мm нh оo рp сc тt уy хx ӏl јj ѕs һh ԁd ԍg ԛg ԝw ѵv ѡw ьb гr үy ґr ' +
    'αa βb εe ζz ηn ιl κk μm νv οo ρp σo ςc τt υu χx γy ϲc ϳj ϻm ϝf'
  )
    .split(' ')
    .map((pair) => [pair[0]!, pair[1]!] as const),
);

/** What stands for one letter in two: `ue` for `ü`, but not in `Bauer`, `neue` or `Quelle`. */
const TWO_FOR_UMLAUT = /(?<![aeouq])([aou])e/g;
const MARKS = /\p{M}/gu;
/** Blanks and punctuation, but for what is taken for a letter. At the end none is, except the bar. */
const AT_END = /[^\p{L}\p{M}\p{N}|]+$/u;
const BETWEEN = /(?<!\p{N})[^\p{L}\p{M}\p{N}|!@$]+|[^\p{L}\p{M}\p{N}|!@$]+(?!\p{N})/gu;

/**
 * What a username looks like: two names that a hurried reader takes for the same have the same. Without case, compatibility forms, invisible
 * characters, diacritics, and blanks and punctuation that do not stand between two digits: `müller` is `muller`, `muel.ler` and, as people
 * write it without umlauts, `mueller`.
 */
export function usernameSkeleton(username: string): string {
  const visible = username
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\p{C}]/gu, '');
  const bare = visible.replace(AT_END, '').replace(BETWEEN, '') || visible;
  const plain = bare
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replace(TWO_FOR_UMLAUT, '$1')
    .normalize('NFD')
    .replace(MARKS, '');
  return Array.from(plain, (character) => LOOKALIKES.get(character) ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');
}
