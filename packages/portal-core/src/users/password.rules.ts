import { COMMON_PASSWORDS } from './common-passwords.js';
import { issue, type Issue } from '../validation/index.js';

/** Shortest and longest password, in characters as people count them (specification 2, section 6: user forms). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;

/** The password of the demo accounts, which everybody can read. */
export const DEMO_PASSWORD = 'kontor-demo';

/**
 * Every broken rule of a new password. Length is counted in code points, so that an emoji is one character; nothing is trimmed, folded or
 * cut off. The most common passwords are refused (NIST SP 800-63B, 5.1.1.2).
 */
export function validatePassword(password: string, path = 'password'): Issue[] {
  const length = Array.from(password).length;
  if (length === 0) return [issue(path, 'required')];
  if (length < PASSWORD_MIN) return [issue(path, 'minLength', { min: PASSWORD_MIN })];
  if (length > PASSWORD_MAX) return [issue(path, 'maxLength', { max: PASSWORD_MAX })];
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? [issue(path, 'commonPassword')] : [];
}
