import type { Attempts } from '../limits/index.js';
import type { Admission } from '../wire/index.js';

/**
 * Limits the uploads of a user per minute. Above the limit it answers 429 with the seconds to wait, before a byte of the next file is read.
 * 0 means no limit.
 */
export function uploadLimit(attempts: Attempts, uploadsPerMinute: number): Admission {
  if (uploadsPerMinute === 0) return () => Promise.resolve();
  const uploads = { name: 'upload', points: uploadsPerMinute, windowMs: 60_000 };
  return ({ actorId }) => attempts.take(uploads, String(actorId));
}
