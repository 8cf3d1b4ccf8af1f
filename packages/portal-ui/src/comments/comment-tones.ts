import type { CommentStatus } from '@kontor/portal-core';
import { INVESTIGATION_TONES } from '../orders/investigation-tones.js';
import type { Tone } from '../primitives/index.js';

/** The colour of each status; its word stands beside it always. */
export const COMMENT_TONES: Readonly<Record<CommentStatus, Tone>> = {
  ...INVESTIGATION_TONES,
  ACCEPTED: 'success',
  DECLINED: 'danger',
  OBSOLETE: 'neutral',
};
