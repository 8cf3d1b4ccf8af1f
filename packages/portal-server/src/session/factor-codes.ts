import { createHash, randomBytes } from 'node:crypto';
import type { Writer } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';
import { findFactor, type StoredFactor, takeRecoveryCode, takeStep } from './second-factor.store.js';
import { base32, stepOfCode } from './totp.js';

/** Number of recovery codes of a user. */
const RECOVERY_CODES = 10;
/** 80 bits: too many to be guessed, even by who has a backup with the hashes. */
const RECOVERY_BYTES = 10;

type Deps = Pick<ServerDeps, 'factorSecrets' | 'clock'>;

/**
 * Uses a code of the app or a recovery code, each of which is good once. False for a wrong or used one. A secret that cannot be decrypted
 * has no codes; recovery codes work all the same.
 */
export async function useCode(trx: Writer, deps: Deps, userId: number, typed: string): Promise<boolean> {
  const factor = await findFactor(trx, userId);
  if (!factor?.confirmed_at) return false;
  const step = stepOfTyped(deps, { userId, factor, code: typed });
  return step === null ? takeRecoveryCode(trx, userId, recoveryHash(typed)) : takeStep(trx, userId, step);
}

/** The step whose code was typed; null when it is none, or one used before. */
export function stepOfTyped(
  { factorSecrets, clock }: Deps,
  { userId, factor, code }: { readonly userId: number; readonly factor: StoredFactor; readonly code: string },
): number | null {
  const digits = cleanCode(code);
  const secret = factorSecrets.open(userId, factor.secret);
  if (secret === null || !/^\d{6}$/.test(digits)) return null;
  return stepOfCode(secret, digits, { now: clock(), lastStep: factor.last_step });
}

/** A typed code without blanks and hyphens, in capitals. */
function cleanCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Makes recovery codes, four groups of four letters and digits each. */
export function makeRecoveryCodes(): string[] {
  const one = () => (base32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g) ?? []).join('-');
  return Array.from({ length: RECOVERY_CODES }, one);
}

/** The hash by which a recovery code is stored. No key is in it, so that the codes outlive the server's signing key. */
export function recoveryHash(code: string): string {
  return createHash('sha256')
    .update(`recovery code ${cleanCode(code)}`)
    .digest('base64url');
}
