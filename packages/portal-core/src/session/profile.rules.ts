import { USER_LIMITS } from '../users/user.rules.js';
import { checkLength } from '../validation/check-length.js';
import { isEmail, issue, type Issue } from '../validation/index.js';
import type { ProfileChange } from './session.api.js';

/** Every broken rule of the own profile (specification 2 section 5); what is left out stays as it is. */
export function validateProfile({ full_name, email }: ProfileChange): Issue[] {
  const issues: Issue[] = [];
  if (full_name !== undefined) checkLength(issues, 'full_name', full_name, USER_LIMITS.full_name);
  if (email !== undefined && checkLength(issues, 'email', email, USER_LIMITS.email) && !isEmail(email.trim()))
    issues.push(issue('email', 'email'));
  return issues;
}
