import { personIssues } from '../users/index.js';
import type { Issue } from '../validation/index.js';
import type { ProfileChange } from './session.api.js';

/** Every broken rule of a user's own profile (specification 2 section 5); absent values are not changed. */
export const validateProfile = ({ full_name, email }: ProfileChange): Issue[] =>
  personIssues({ ...(full_name !== undefined && { full_name }), ...(email !== undefined && { email }) });
