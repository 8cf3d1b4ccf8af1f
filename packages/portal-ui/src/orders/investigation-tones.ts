import type { InvestigationStatus } from '@kontor/portal-core';
import type { Tone } from '../primitives/index.js';

/** The colour of each status of an investigation; its word stands beside it always. */
export const INVESTIGATION_TONES: Readonly<Record<InvestigationStatus, Tone>> = {
  OPEN: 'open',
  UNDER_REVIEW: 'warning',
  DONE: 'success',
};
