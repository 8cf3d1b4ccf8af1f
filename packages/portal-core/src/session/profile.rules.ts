import { personIssues } from '../users/index.js';
import type { Issue } from '../validation/index.js';
import type { ProfileChange } from './session.api.js';

/** Every broken rule of the own profile (specification 2 section 5); what is left out stays as it is. */
export const validateProfile = ({ full_name, email }: ProfileChange): Issue[] =>
  personIssues({ ...(full_name !== undefined && { full_name }), ...(email !== undefined && { email }) });
