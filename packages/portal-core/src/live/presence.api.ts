import * as z from 'zod/mini';
import { INVESTIGATION_SIDES } from '../investigations/index.js';
import type { Wire } from '../validation/index.js';
import { defineCall, signedInCall } from '../wire/index.js';
import { MOST_OPEN, PRESENCE_KINDS } from './presence.js';

const openRecord = z.strictObject({ kind: z.enum(PRESENCE_KINDS), id: z.int().check(z.positive()) });
/** A record that a tab shows. An investigation has the id of its order. */
export type OpenRecord = Wire<typeof openRecord>;

const otherPerson = z.strictObject({
  ...openRecord.shape,
  side: z.enum(INVESTIGATION_SIDES),
  /** Empty where the reader is not told it. */
  name: z.string(),
  /** Instant, ISO in UTC. */
  since: z.string(),
});
/** Somebody else who has a record open. */
export type OtherPerson = Wire<typeof otherPerson>;

/**
 * Says which records a tab shows now, all of them each time, and asks who else does. It has to be said again every `PRESENCE_AGAIN_MS`; it
 * ends with the tab's stream of changes, with an empty list, or when nothing was said for `PRESENCE_LASTS_MS`.
 */
export const livePresence = defineCall({
  id: 'live.presence',
  method: 'PUT',
  path: '/live/presence',
  effect: 'read',
  access: signedInCall,
  summary: 'Says which records this tab shows, and answers who else has them open.',
  body: z.strictObject({ open: z.array(openRecord).check(z.maxLength(MOST_OPEN)) }),
  response: z.strictObject({ others: z.array(otherPerson) }),
});
