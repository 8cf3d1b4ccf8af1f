import { ROLE_MERCHANT } from '../access/index.js';
import { textIssues, type TextName } from '../fields/index.js';
import { isEmail, issue, type Issue } from '../validation/index.js';
import { validatePassword } from './password.rules.js';
import { LANGUAGES } from '../i18n/index.js';
import type { FirstAccount } from './first-account.api.js';
import { USER_FIELDS } from './user.fields.js';
import type { User, UserInput } from './user.types.js';
import { usernameIssues } from './username.rules.js';

const NUMERIC_FIELDS = ['user_role_id', 'dashboard_config_id', 'merchant_id'] as const;

/**
 * Every broken rule of a user to store (specification 2 section 5). Only new users have a password. Only the server can check whether the
 * username is free. A shop code may be absent: staff have none. A merchant's user needs the merchant: without one they would see nothing.
 * `before` is the stored user; null for a new one. A username that does not change may be of any characters.
 */
export function validateUser(input: UserInput, before: Pick<User, 'username'> | null): Issue[] {
  const issues = personIssues({ ...input, erp_shop_code: input.erp_shop_code || null });
  if (input.username !== before?.username) issues.push(...usernameIssues(input.username));
  for (const field of NUMERIC_FIELDS) checkId(issues, field, input[field]);
  if (input.user_role_id === ROLE_MERCHANT && input.merchant_id === null)
    issues.push(issue('merchant_id', 'merchantRequired'));
  if (!LANGUAGES.includes(input.language)) issues.push(issue('language', 'language'));
  if (before === null) issues.push(...validatePassword(input.password ?? '', input.username));
  return issues;
}

/** Every broken rule of the name and password of a new account. */
export function validateAccount({
  username,
  password,
}: Pick<FirstAccount, 'username' | 'password'>): Issue[] {
  return [
    ...personIssues({ username }),
    ...usernameIssues(username),
    ...validatePassword(password, username),
  ];
}

/** Every broken rule of a user's texts, or of those that are given. */
export function personIssues(texts: Partial<Pick<UserInput, TextName<typeof USER_FIELDS>>>): Issue[] {
  const issues = textIssues(USER_FIELDS, texts);
  const { email } = texts;
  const isFull = email !== undefined && !issues.some(({ path }) => path === 'email');
  return isFull && !isEmail(email.trim()) ? [...issues, issue('email', 'email')] : issues;
}

/** Checks an id; it may be absent, in which case the server decides. */
function checkId(issues: Issue[], path: string, value: number | null | undefined): void {
  if (value === undefined || value === null) return;
  if (!Number.isInteger(value)) issues.push(issue(path, 'numbersOnly'));
  else if (value < 1) issues.push(issue(path, 'required'));
}
