import * as z from 'zod/mini';
import { defineCall, signedInCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';

/** Seconds for which a user may act as someone else before it must be confirmed again. */
export const IMPERSONATION_SECONDS = 3600;

const impersonation = z.strictObject({
  /** Id of the user acted as. */
  user_id: z.int(),
  /** Instant, ISO in UTC: from then on `X-Logged-In-As` is refused with `impersonation_ended`. */
  expires_at: z.string(),
});
/** Acting as someone else, as stored by the server. */
export type Impersonation = Wire<typeof impersonation>;

/**
 * Starts or restarts the hour of acting as the user of `X-Logged-In-As`. Without this call, the first call with the header starts it; after
 * its end, only this call does.
 */
export const beginImpersonation = defineCall({
  id: 'session.beginImpersonation',
  method: 'POST',
  path: '/impersonation',
  access: signedInCall,
  summary: 'Begins to act as the user of X-Logged-In-As, for an hour.',
  response: impersonation,
  status: 201,
});

/** Ends acting as the user of `X-Logged-In-As`; the header is refused from then on. */
export const endImpersonation = defineCall({
  id: 'session.endImpersonation',
  method: 'DELETE',
  path: '/impersonation',
  access: signedInCall,
  summary: 'Ends acting as the user of X-Logged-In-As.',
  responseKind: 'none',
  status: 204,
});
