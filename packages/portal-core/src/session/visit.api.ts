import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { defineCall, signedInCall } from '../wire/index.js';

const visit = z.strictObject({
  /** Instant of the last look of the visit before, ISO in UTC; null on the first visit. */
  since: z.nullable(z.string()),
});
/** What is known of a person's visit to the portal. */
export type Visit = Wire<typeof visit>;

export const visitRead = defineCall({
  id: 'session.visit',
  method: 'GET',
  path: '/current-user/visit',
  access: signedInCall,
  summary: 'Until when the signed-in user was here last time.',
  response: visit,
});

/** Notes that the user is here; after a pause of hours that begins a new visit. Acting as somebody else notes nothing. */
export const visitLook = defineCall({
  id: 'session.beginVisit',
  method: 'PUT',
  path: '/current-user/visit',
  access: signedInCall,
  summary: 'Notes that the signed-in user is here; after a pause of hours a new visit begins.',
  body: z.optional(z.strictObject({})),
  /** `is_new` when a visit has begun with it. */
  response: z.strictObject({ ...visit.shape, is_new: z.boolean() }),
});
