import { RateLimiterRes } from 'rate-limiter-flexible';
import type { ReadDatabase } from '../db/index.js';
import type { Admission } from '../wire/index.js';
import { createLimiter, refuseAbove } from '../limits/index.js';

/**
 * Limits the uploads of a user per minute. Above the limit it answers 429 with the seconds to wait, before a byte of the next file is read.
 * 0 means no limit.
 */
export function uploadLimit(database: ReadDatabase, uploadsPerMinute: number): Admission {
  if (uploadsPerMinute === 0) return () => Promise.resolve();
  const uploads = createLimiter(database, {
    table: 'rate_counters',
    keyPrefix: 'upload',
    points: uploadsPerMinute,
    duration: 60,
  });
  return async ({ actorId }) => {
    try {
      await uploads.consume(actorId);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      await refuseAbove(uploads, String(actorId));
    }
  };
}
