import * as z from 'zod/mini';
import { defineCall, positiveIntText, signedInCall } from '../wire/index.js';
import { commentAuthorShape } from '../comments/index.js';
import type { Wire } from '../validation/index.js';

/** The part of a user that others may see (specification 1 section 3). */
const publicUser = z.strictObject({ ...commentAuthorShape.shape, user_role_id: z.int() });
export type PublicUser = Wire<typeof publicUser>;

/**
 * Answers a user as others see them. A merchant's user may read the users of their own merchant and those who wrote to that merchant; any
 * other user is answered with 404.
 */
export const usersPublic = defineCall({
  id: 'users.public',
  method: 'GET',
  path: '/management/users/public',
  access: signedInCall,
  summary: 'Name and picture of a user.',
  query: z.strictObject({ id: positiveIntText }),
  response: publicUser,
});
