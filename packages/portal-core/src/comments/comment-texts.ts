import type { TextKey } from '../i18n/index.js';
import type { CommentStatus } from './comment.types.js';

/** The text key of each status in a comment's badge. */
export const COMMENT_STATUS_TEXTS: Readonly<Record<CommentStatus, TextKey>> = {
  OPEN: 'comments.statusOpen',
  UNDER_REVIEW: 'comments.statusUnderReview',
  DONE: 'comments.statusDone',
  ACCEPTED: 'comments.statusAccepted',
  DECLINED: 'comments.statusDeclined',
  OBSOLETE: 'comments.statusObsolete',
};
