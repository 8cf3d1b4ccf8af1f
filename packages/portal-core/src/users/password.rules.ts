import { COMMON_PASSWORDS } from './common-passwords.js';
import { issue, type Issue, type IssueCode } from '../validation/index.js';

/** Shortest and longest password, in characters as people count them (specification 2, section 6: user forms). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;

/** The password of the demo accounts, which everybody can read. */
export const DEMO_PASSWORD = 'kontor-demo';

/** Names of the product, as letters and digits. */
const PRODUCT_NAMES = ['kontor', 'kontorportal'];

/**
 * Every broken rule of a new password. Length is counted in code points, so that an emoji is one character; nothing is trimmed, folded or
 * cut off. Refused is what is tried first, also with digits that look like letters: the most common ones, a few characters over and over,
 * the names of the product and of the user (NIST SP 800-63B, 5.1.1.2).
 */
export function validatePassword(password: string, username: string): Issue[] {
  const length = Array.from(password).length;
  if (length === 0) return [issue('password', 'required')];
  if (length < PASSWORD_MIN) return [issue('password', 'minLength', { min: PASSWORD_MIN })];
  if (length > PASSWORD_MAX) return [issue('password', 'maxLength', { max: PASSWORD_MAX })];
  const code = guessable(password, username);
  return code === null ? [] : [issue('password', code)];
}

function guessable(password: string, username: string): IssueCode | null {
  const plain = plainOf(password);
  if (isUniform(password.toLowerCase())) return 'uniformPassword';
  if (isNameAndDigits(plain, plainOf(DEMO_PASSWORD))) return 'demoPassword';
  const spelled = spellings(password);
  if (PRODUCT_NAMES.some((name) => isNameAndDigits(plain, name) || spelled.includes(name)))
    return 'productPassword';
  if (isNameAndDigits(plain, plainOf(username))) return 'usernamePassword';
  const isCommon = [password.toLowerCase(), ...spelled].some((word) => COMMON_PASSWORDS.has(word));
  return isCommon ? 'commonPassword' : null;
}

/** True for one character, or up to three in turn, over and over; one other among or after them makes no difference. */
function isUniform(password: string): boolean {
  if (new Set(password.replace(/\s/g, '')).size <= 1 || /^(.{1,3})\1+.?$/su.test(password)) return true;
  const characters = Array.from(password);
  const others = (one: string) => characters.filter((character) => character !== one).length;
  return characters.slice(0, 2).some((one) => others(one) <= 1);
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/** The words that a password may be read as, what surrounds them left out: `p4ssw0rt!` is `passwort`. */
function spellings(password: string): string[] {
  const lower = password.toLowerCase();
  const cores = [lower.replace(/[^a-z0-9]+$/, ''), lower.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '')];
  return cores.flatMap((core) => {
    const read = core.replace(/[0134578@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
    return [read, core.replaceAll('1', 'l').replace(/[0134578@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign)];
  });
}

/** True for the name, forwards or backwards, once or several times, with or without digits around it. */
function isNameAndDigits(plain: string, name: string): boolean {
  if (name === '') return false;
  const backwards = Array.from(name).toReversed().join('');
  return [name, backwards].some((part) => plain.includes(part) && /^\d*$/.test(plain.replaceAll(part, '')));
}

/** Letters and digits alone, without case. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
