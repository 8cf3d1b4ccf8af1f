import type { FactorSecret } from '@kontor/portal-core/session';
import { settingText } from '@kontor/portal-core/settings';
import { issue } from '@kontor/portal-core/validation';
import { randomBytes } from 'node:crypto';
import { instantOf } from '../dates/index.js';
import { readSettings } from '../settings/index.js';
import { HttpProblem, validationFailed, type WriteDoor } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { makeRecoveryCodes, recoveryHash, stepOfTyped, useCode } from './factor-codes.js';
import { beginFactor, confirmFactor, deleteFactor, findFactor } from './second-factor.store.js';
import { deleteOtherSessions } from './sessions.store.js';
import { base32 } from './totp.js';

/** As RFC 4226 section 4 recommends. */
const SECRET_BYTES = 20;

const wrongCode = () => validationFailed([issue('code', 'wrongCode')]);

/** Stores a new secret to be confirmed. Throws 409 while the user has a second factor. */
export async function beginSetUp(
  { database, factorSecrets }: ServerDeps,
  { userId, username }: { readonly userId: number; readonly username: string },
  write: WriteDoor,
): Promise<FactorSecret> {
  const bytes = randomBytes(SECRET_BYTES);
  await write(async (trx, trail) => {
    if ((await findFactor(trx, userId))?.confirmed_at) throw new HttpProblem('status_conflict');
    await beginFactor(trx, userId, factorSecrets.seal(userId, bytes));
    await trail.touch('user', [{ id: userId }]);
  });
  const issuer = settingText(await readSettings(database.read), 'company_name');
  const secret = base32(bytes);
  return { secret, uri: addressOf(secret, issuer, username) };
}

/** Ends the set-up with a code of the app, and every session but the one of the token. Returns the recovery codes. */
export async function confirmSetUp(
  { factorSecrets, clock }: ServerDeps,
  { userId, code, tokenId }: { readonly userId: number; readonly code: string; readonly tokenId: string },
  write: WriteDoor,
): Promise<readonly string[]> {
  const codes = makeRecoveryCodes();
  await write(async (trx, trail) => {
    const begun = await findFactor(trx, userId);
    if (begun === null || begun.confirmed_at !== null) throw new HttpProblem('status_conflict');
    const last_step = stepOfTyped({ factorSecrets, clock }, { userId, factor: begun, code });
    if (last_step === null) throw wrongCode();
    const hashes = codes.map(recoveryHash);
    await confirmFactor(trx, userId, { last_step, confirmed_at: instantOf(clock), hashes });
    await deleteOtherSessions(trx, userId, tokenId);
    await trail.touch('user', [{ id: userId }]);
  });
  return codes;
}

/** Removes the second factor with a code of it; a wrong one counts like a failed sign-in. */
export async function removeOwn(
  deps: ServerDeps,
  ask: { readonly userId: number; readonly code: string; readonly failed: () => Promise<void> },
  write: WriteDoor,
): Promise<void> {
  const { userId, code, failed } = ask;
  await write(async (trx, trail) => {
    if (!(await useCode(trx, deps, userId, code))) throw wrongCode();
    await deleteFactor(trx, userId);
    await trail.touch('user', [{ id: userId }]);
  }).catch(async (error: unknown) => {
    if (error instanceof HttpProblem) await failed();
    throw error;
  });
}

/** The address that authenticator apps take a secret from. */
function addressOf(secret: string, issuer: string, username: string): string {
  const [portal, user] = [issuer, username].map(encodeURIComponent);
  return `otpauth://totp/${portal}:${user}?secret=${secret}&issuer=${portal}&algorithm=SHA1&digits=6&period=30`;
}
