import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { defineCall, positiveIntText, signedInCall } from '../wire/index.js';
import { LIVE_KINDS } from './live.types.js';
import { livePresence } from './presence.api.js';

const liveChangesShape = z.strictObject({
  /** Where the next question goes on. */
  cursor: z.string(),
  /** True when changes cannot be told one by one any more: whatever is shown may be outdated. */
  reset: z.boolean(),
  /** Each record once; an id of 0 stands for many records of the kind. */
  changes: z.array(z.strictObject({ kind: z.enum(LIVE_KINDS), id: z.int() })),
});
/** The records that were changed since a cursor, of those that the reader may read. */
export type LiveChanges = Wire<typeof liveChangesShape>;

/**
 * Tells which records were changed, as names only: whoever wants to see them asks by the calls for them. With `Accept: text/event-stream` the
 * answer stays open and is continued by server-sent events, the data of each one being this same answer.
 */
export const liveChanges = defineCall({
  id: 'live.changes',
  method: 'GET',
  path: '/live',
  access: signedInCall,
  summary: 'Which records were changed since a cursor; with Accept: text/event-stream, from now on.',
  query: z.strictObject({
    /** Of the last answer; without one the changes begin now, or as many seconds ago as `ago` says, two minutes at most. */
    cursor: z.optional(z.string().check(z.maxLength(2000))),
    ago: z.optional(positiveIntText),
  }),
  response: liveChangesShape,
});

export const liveCalls = { liveChanges, livePresence };
