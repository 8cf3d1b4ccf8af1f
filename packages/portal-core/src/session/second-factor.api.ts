import * as z from 'zod/mini';
import { defineCall, idParams, resourceCall, signedInCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';

const enteredPassword = z.string().check(z.minLength(1), z.maxLength(200));
/** A code of the app, or a recovery code in its place. Blanks and hyphens do not matter. */
export const enteredCode = z.string().check(z.minLength(1), z.maxLength(40));

const secondFactor = z.strictObject({
  /** Whether signing in asks for a code. */
  is_on: z.boolean(),
  /** Number of recovery codes that were not used. */
  recovery_codes_left: z.int(),
});
/** The second factor of a user, without its secret. */
export type SecondFactor = Wire<typeof secondFactor>;

export const secondFactorRead = defineCall({
  id: 'session.secondFactor',
  method: 'GET',
  path: '/current-user/second-factor',
  access: signedInCall,
  summary: 'Whether the own sign-in asks for a code, and how many recovery codes are left.',
  response: secondFactor,
});

const factorBeginning = z.strictObject({ current_password: enteredPassword });
const factorSecret = z.strictObject({
  /** Base32, as authenticator apps take it. */
  secret: z.string(),
  /** The same as an `otpauth` address, which opens the app on a phone. */
  uri: z.string(),
});
/** The secret that an authenticator app makes its codes of. */
export type FactorSecret = Wire<typeof factorSecret>;

/** Begins the set-up, which changes nothing until `secondFactorConfirm`. Refuses with 409 while there is a second factor. */
export const secondFactorBegin = defineCall({
  id: 'session.beginSecondFactor',
  method: 'POST',
  path: '/current-user/second-factor',
  access: signedInCall,
  summary: 'Begins to set up the own second factor: answers the secret for an authenticator app.',
  body: factorBeginning,
  response: factorSecret,
  answersSecret: true,
  maxBodyBytes: 8 * 1024,
});

/** Ends the set-up with a code of the app. The recovery codes are answered this once; all other sessions end. */
export const secondFactorConfirm = defineCall({
  id: 'session.confirmSecondFactor',
  method: 'POST',
  path: '/current-user/second-factor/confirmation',
  access: signedInCall,
  summary: 'Ends the set-up of the own second factor with a code: answers the recovery codes.',
  body: z.strictObject({ code: enteredCode }),
  response: z.strictObject({ recovery_codes: z.array(z.string()) }),
  answersSecret: true,
  maxBodyBytes: 8 * 1024,
});

const factorRemoval = z.strictObject({ current_password: enteredPassword, code: enteredCode });
export type FactorRemoval = Wire<typeof factorRemoval>;

export const secondFactorRemove = defineCall({
  id: 'session.removeSecondFactor',
  method: 'POST',
  path: '/current-user/second-factor/removal',
  access: signedInCall,
  summary: 'Removes the own second factor.',
  body: factorRemoval,
  responseKind: 'none',
  status: 204,
  maxBodyBytes: 8 * 1024,
});

export const usersSecondFactor = defineCall({
  id: 'users.secondFactor',
  method: 'GET',
  path: '/management/users/:id/second-factor',
  access: resourceCall('/edit-user'),
  summary: 'Whether the sign-in of a user asks for a code; for sysadmins.',
  params: idParams,
  response: secondFactor,
});

/** For users who lost their phone and their recovery codes. Not for oneself: that needs the password. */
export const usersRemoveSecondFactor = defineCall({
  id: 'users.removeSecondFactor',
  method: 'DELETE',
  path: '/management/users/:id/second-factor',
  access: resourceCall('/edit-user'),
  summary: 'Takes the second factor away from another user; for sysadmins.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
