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
 * cut off. Refused is what is tried first: the most common ones, one character over and over, the names of the product and of the user
 * (NIST SP 800-63B, 5.1.1.2).
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
  if (new Set(password.toLowerCase().replace(/\s/g, '')).size <= 1) return 'uniformPassword';
  if (isNameAndDigits(plain, plainOf(DEMO_PASSWORD))) return 'demoPassword';
  if (PRODUCT_NAMES.some((name) => isNameAndDigits(plain, name))) return 'productPassword';
  if (isNameAndDigits(plain, plainOf(username))) return 'usernamePassword';
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'commonPassword' : null;
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
