import type { CommentStatus } from '@kontor/portal-core/comments';
import type { Tone } from '../primitives/index.js';

/** The colour of each status. The status text is always shown beside it. */
export const COMMENT_TONES: Readonly<Record<CommentStatus, Tone>> = {
  OPEN: 'open',
  UNDER_REVIEW: 'warning',
  DONE: 'success',
  ACCEPTED: 'success',
  DECLINED: 'danger',
  OBSOLETE: 'neutral',
};
