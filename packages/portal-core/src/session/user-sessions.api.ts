import * as z from 'zod/mini';
import { sessionShape } from './sessions.api.js';
import { defineCall, idParams, portalList, positiveIntText, resourceCall } from '../wire/index.js';

/** For sysadmins as themselves, like the other calls here: addresses of people are nobody else's business. */
export const usersSessions = defineCall({
  id: 'users.sessions',
  method: 'GET',
  path: '/management/users/:id/sessions',
  access: resourceCall('/edit-user'),
  summary: 'Where a user is signed in, newest first; for sysadmins.',
  params: idParams,
  response: portalList(sessionShape),
});

export const usersEndSession = defineCall({
  id: 'users.endSession',
  method: 'DELETE',
  path: '/management/users/:id/sessions/:session',
  access: resourceCall('/edit-user'),
  summary: 'Ends a session of a user; for sysadmins.',
  params: z.strictObject({ ...idParams.shape, session: positiveIntText }),
  responseKind: 'none',
  status: 204,
});

/** Ends the tokens for embedded pages that the user asked for as well; those of API keys go on. */
export const usersEndSessions = defineCall({
  id: 'users.endSessions',
  method: 'DELETE',
  path: '/management/users/:id/sessions',
  access: resourceCall('/edit-user'),
  summary: 'Ends every session of a user; for sysadmins.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
