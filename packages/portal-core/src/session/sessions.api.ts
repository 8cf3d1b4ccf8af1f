import * as z from 'zod/mini';
import { defineCall, idParams, portalList, signedInCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';

/** A sign-in that has not ended, as its owner and sysadmins see it. */
export const sessionShape = z.strictObject({
  id: z.int(),
  /** Browser and system in words: `Firefox, Windows`; empty when the program did not say. */
  device: z.string(),
  /** Network address of the sign-in. */
  address: z.string(),
  /** Instant of the sign-in, ISO in UTC. */
  since: z.string(),
  /** Instant of the last call, ISO in UTC, to some minutes. */
  last_seen_at: z.string(),
  /** Instant at which it ends by itself, ISO in UTC. */
  expires_at: z.string(),
  /** True for the session that asks. */
  is_current: z.boolean(),
});
export type Session = Wire<typeof sessionShape>;

export const sessionsList = defineCall({
  id: 'session.list',
  method: 'GET',
  path: '/sessions',
  access: signedInCall,
  summary: 'Where the signed-in user is signed in, newest first.',
  response: portalList(sessionShape),
});

/** Ends another session of the user. The present one is answered like one that is not there: `logout` ends that. */
export const sessionsEnd = defineCall({
  id: 'session.end',
  method: 'DELETE',
  path: '/sessions/:id',
  access: signedInCall,
  summary: 'Ends another session of the signed-in user.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});

export const sessionsEndOthers = defineCall({
  id: 'session.endOthers',
  method: 'DELETE',
  path: '/sessions',
  access: signedInCall,
  summary: 'Ends every session of the signed-in user but the present one.',
  responseKind: 'none',
  status: 204,
});
