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

/** Each character, followed by what it is taken for. Cyrillic and Greek stand here for names from before the rule above. */
const LOOKALIKES = new Map(
  (
    '0o 1l |l il ıl ' +
    'аa вb еe кk мm нh оo рp сc тt уy хx іl јj ѕs һh ԁd ԛq ԝw ӏl ' +
    'αa βb εe ηn ιl κk νv οo ρp τt υu χx'
  )
    .split(' ')
    .map((pair) => [pair[0]!, pair[1]!] as const),
);

/**
 * What a username looks like: two names that a hurried reader takes for the same have the same. Without case, compatibility forms and
 * invisible characters; an umlaut is a letter of its own.
 */
export function usernameSkeleton(username: string): string {
  const visible = username
    .normalize('NFKC')
    .toLowerCase()
    // A capital dotted I becomes an i with a second dot on the first, which nobody sees.
    .replaceAll('i\u0307', 'i')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{C}]/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
  return Array.from(visible, (character) => LOOKALIKES.get(character) ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
