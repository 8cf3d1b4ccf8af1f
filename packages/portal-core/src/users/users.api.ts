import * as z from 'zod/mini';
import { defineCall, signedInCall } from '../api/call.js';
import { positiveIntText } from '../api/shapes.js';
import type { CommentAuthor } from '../comments/comment.types.js';

/** What others are told about a user (specification 1 section 3). */
export interface PublicUser extends CommentAuthor {
  readonly user_role_id: number;
}

/**
 * A user as others see it. A merchant's user is told of the users of its own merchant and of those who wrote to that merchant; anyone
 * else is 404.
 */
export const usersPublic = defineCall<undefined, { readonly id: number }, undefined, PublicUser>({
  id: 'users.public',
  method: 'GET',
  path: '/management/users/public',
  access: signedInCall,
  embed: true,
  summary: 'Name and picture of a user.',
  query: z.strictObject({ id: positiveIntText }),
});
