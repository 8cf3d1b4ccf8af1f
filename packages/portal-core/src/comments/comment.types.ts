import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** Who wrote a comment: what anyone who may read it is told. */
export const commentAuthorShape = z.strictObject({
  id: z.int(),
  full_name: z.string(),
  username: z.string(),
  /** File name of an uploaded picture; empty where there is none. */
  profile_picture: z.string(),
});
export type CommentAuthor = Wire<typeof commentAuthorShape>;

/** A comment of a thread, on an investigation or on a delivery. */
export const threadCommentShape = z.strictObject({
  /** Grows with every comment of any thread. */
  id: z.int(),
  user_id: z.int(),
  /** Instant, ISO in UTC. */
  creation_date: z.string(),
  /** Cleaned HTML. */
  comment: z.string(),
  /** JSON text of what the comment did besides, see `parseActionMeta`; empty when it did nothing. */
  action_meta: z.string(),
  /** Null when the user is no longer known. */
  user: z.nullable(commentAuthorShape),
});
export type ThreadComment = Wire<typeof threadCommentShape>;

/**
 * The states that the badge of a comment knows (specification 1 section 2, "Comments and editor pieces"), and the two other ends of a
 * delivery, so that no thread hides how it ended.
 */
export const COMMENT_STATUSES = ['OPEN', 'UNDER_REVIEW', 'DONE', 'ACCEPTED', 'DECLINED', 'OBSOLETE'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];
