/** Who wrote a comment: what anyone who may read it is told. */
export interface CommentAuthor {
  readonly id: number;
  readonly full_name: string;
  readonly username: string;
  /** File name of an uploaded picture; empty where there is none. */
  readonly profile_picture: string;
}

/** A comment of a thread, on an investigation or on a delivery. */
export interface ThreadComment {
  /** Grows with every comment of any thread. */
  readonly id: number;
  readonly user_id: number;
  /** Instant, ISO in UTC. */
  readonly creation_date: string;
  /** Cleaned HTML. */
  readonly comment: string;
  /** JSON text of what the comment did besides, see `parseActionMeta`; empty when it did nothing. */
  readonly action_meta: string;
  /** Null when the user is no longer known. */
  readonly user: CommentAuthor | null;
}

/**
 * The states that the badge of a comment knows (specification 1 section 2, "Comments and editor pieces"), and the two other ends of a
 * delivery, so that no thread hides how it ended.
 */
export const COMMENT_STATUSES = ['OPEN', 'UNDER_REVIEW', 'DONE', 'ACCEPTED', 'DECLINED', 'OBSOLETE'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];
