import * as z from 'zod/mini';
import { defineCall, portalList, resourceCall } from '../wire/index.js';

/** A user who cannot sign in from an address for a while, after failed tries. */
const refusalShape = z.strictObject({
  user: z.strictObject({ id: z.int(), username: z.string(), full_name: z.string() }),
  /** Network address from which somebody tried. */
  address: z.string(),
  /** Instant from which sign-ins are taken again, ISO in UTC. */
  until: z.string(),
  /** True when nobody can sign in from the address's network, false when it is this user alone. */
  is_everyone: z.boolean(),
});

/** `usersLiftRefusal` lifts one. A network is listed with the users who were tried from it; names that no user has are not. */
export const usersRefusals = defineCall({
  id: 'users.refusals',
  method: 'GET',
  path: '/management/refusals',
  access: resourceCall('/edit-user'),
  summary: 'Whose sign-ins are refused after failed tries, the latest first; for sysadmins.',
  response: portalList(refusalShape),
});
