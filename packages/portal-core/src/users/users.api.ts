import * as z from 'zod/mini';
import { defineCall, positiveIntText, signedInCall } from '../wire/index.js';
import { commentAuthorShape } from '../comments/index.js';
import type { Wire } from '../validation/index.js';

/** What others are told about a user (specification 1 section 3). */
const publicUser = z.strictObject({ ...commentAuthorShape.shape, user_role_id: z.int() });
export type PublicUser = Wire<typeof publicUser>;

/**
 * A user as others see it. A merchant's user is told of the users of its own merchant and of those who wrote to that merchant; anyone
 * else is 404.
 */
export const usersPublic = defineCall({
  id: 'users.public',
  method: 'GET',
  path: '/management/users/public',
  access: signedInCall,
  embed: true,
  summary: 'Name and picture of a user.',
  query: z.strictObject({ id: positiveIntText }),
  response: publicUser,
});
