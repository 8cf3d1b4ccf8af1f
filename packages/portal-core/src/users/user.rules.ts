import { ROLE_MERCHANT } from '../access/access.types.js';
import { checkLength } from '../validation/check-length.js';
import { isEmail, issue, type Issue } from '../validation/index.js';
import { validatePassword } from './password.rules.js';
import { LANGUAGES } from '../i18n/language.js';
import type { UserInput } from './user.types.js';

/** Limits of a user's fields in characters (specification 2 section 5). */
export const USER_LIMITS = {
  username: { min: 2, max: 191 },
  full_name: { min: 3, max: 50 },
  email: { min: 5, max: 50 },
  erp_shop_code: { min: 1, max: 20 },
} as const;

const NUMERIC_FIELDS = ['user_role_id', 'dashboard_config_id', 'merchant_id'] as const;

/**
 * Every broken rule of a user to store (specification 2 section 5). The password belongs to new users only. Whether the username is free
 * is the server's to say. A shop code may be left out: staff have none. A merchant's user needs the merchant: without one it would see nothing.
 */
export function validateUser(input: UserInput, { isNew }: { readonly isNew: boolean }): Issue[] {
  const issues: Issue[] = [];
  checkLength(issues, 'username', input.username, USER_LIMITS.username);
  if (input.erp_shop_code !== null && input.erp_shop_code !== '')
    checkLength(issues, 'erp_shop_code', input.erp_shop_code, USER_LIMITS.erp_shop_code);
  checkLength(issues, 'full_name', input.full_name, USER_LIMITS.full_name);
  if (checkLength(issues, 'email', input.email, USER_LIMITS.email) && !isEmail(input.email.trim()))
    issues.push(issue('email', 'email'));
  for (const field of NUMERIC_FIELDS) checkId(issues, field, input[field]);
  if (input.user_role_id === ROLE_MERCHANT && input.merchant_id === null)
    issues.push(issue('merchant_id', 'merchantRequired'));
  if (!LANGUAGES.includes(input.language)) issues.push(issue('language', 'language'));
  if (isNew) issues.push(...validatePassword(input.password ?? ''));
  return issues;
}

/** Absent is allowed: the server then decides. */
function checkId(issues: Issue[], path: string, value: number | null | undefined): void {
  if (value === undefined || value === null) return;
  if (!Number.isInteger(value)) issues.push(issue(path, 'numbersOnly'));
  else if (value < 1) issues.push(issue(path, 'required'));
}
