import type { TextKey } from '../i18n/index.js';
import type { CommentStatus } from './comment.types.js';

/** The catalogue name of each status a comment's badge shows. */
export const COMMENT_STATUS_TEXTS: Readonly<Record<CommentStatus, TextKey>> = {
  OPEN: 'comments.statusOpen',
  UNDER_REVIEW: 'comments.statusUnderReview',
  DONE: 'comments.statusDone',
  ACCEPTED: 'comments.statusAccepted',
  DECLINED: 'comments.statusDeclined',
  OBSOLETE: 'comments.statusObsolete',
};
