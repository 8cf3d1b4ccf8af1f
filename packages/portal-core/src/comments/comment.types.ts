import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** Most characters of a comment's HTML. */
export const COMMENT_MAX_LENGTH = 20_000;

/** Most comments of one answer: the newest of a thread, or those before another one. */
export const THREAD_MAX_COMMENTS = 1000;

/** The HTML of a comment to store. Its length is judged before it is read: cleaning costs what the text weighs. */
export const commentInput = z.string().check(z.maxLength(COMMENT_MAX_LENGTH));

/** The author of a comment, as every reader of the comment sees them. */
export const commentAuthorShape = z.strictObject({
  id: z.int(),
  full_name: z.string(),
  username: z.string(),
  /** File name of an uploaded picture; empty without one. */
  profile_picture: z.string(),
});
export type CommentAuthor = Wire<typeof commentAuthorShape>;

/** A comment on an investigation or a delivery. */
export const threadCommentShape = z.strictObject({
  /** Increases with every comment of any thread. */
  id: z.int(),
  user_id: z.int(),
  /** Instant, ISO in UTC. */
  creation_date: z.string(),
  /** Cleaned HTML. */
  comment: z.string(),
  /** JSON text of what the comment changed besides, see `parseActionMeta`; empty when it changed nothing. */
  action_meta: z.string(),
  /** Null when the user no longer exists. */
  user: z.nullable(commentAuthorShape),
});
export type ThreadComment = Wire<typeof threadCommentShape>;

/**
 * The statuses that a comment's badge can show (specification 1 section 2, "Comments and editor pieces"), and the two other final statuses
 * of a delivery, so that every thread shows how it ended.
 */
export const COMMENT_STATUSES = ['OPEN', 'UNDER_REVIEW', 'DONE', 'ACCEPTED', 'DECLINED', 'OBSOLETE'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];
