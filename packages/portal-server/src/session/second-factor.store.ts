import type { SecondFactor } from '@kontor/portal-core/session';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';

/** A stored second factor. */
export interface StoredFactor {
  readonly secret: string;
  /** The step of the code used last; its code and earlier ones are not taken again. */
  readonly last_step: number;
  /** Null until the set-up was confirmed with a code. */
  readonly confirmed_at: string | null;
}

/** Finds the second factor of a user; null when there is none, and none being set up. */
export async function findFactor(read: Knex, user_id: number): Promise<StoredFactor | null> {
  const found = read('second_factors').where({ user_id });
  return (await found.first('secret', 'last_step', 'confirmed_at')) ?? null;
}

export async function readFactorState(read: Knex, user_id: number): Promise<SecondFactor> {
  const factor = await findFactor(read, user_id);
  const codes = await read('recovery_codes').where({ user_id }).pluck('code_hash');
  return { is_on: Boolean(factor?.confirmed_at), recovery_codes_left: codes.length };
}

/** Stores a secret to be confirmed, in place of another that was not. */
export async function beginFactor(trx: Writer, user_id: number, secret: string): Promise<void> {
  await trx('second_factors').where({ user_id }).whereNull('confirmed_at').delete();
  await trx('second_factors').insert({ user_id, secret });
}

/** Ends the set-up with its first used step and the hashes of the recovery codes. */
export async function confirmFactor(
  trx: Writer,
  user_id: number,
  factor: { readonly last_step: number; readonly confirmed_at: string; readonly hashes: readonly string[] },
): Promise<void> {
  const { last_step, confirmed_at, hashes } = factor;
  await trx('second_factors').where({ user_id }).update({ last_step, confirmed_at });
  await trx('recovery_codes').insert(hashes.map((code_hash) => ({ user_id, code_hash })));
}

/** Takes a step as used. False when it, or a later one, was used before. */
export async function takeStep(trx: Writer, user_id: number, step: number): Promise<boolean> {
  const unused = trx('second_factors').where({ user_id }).andWhere('last_step', '<', step);
  return (await unused.update({ last_step: step })) > 0;
}

/** Takes a recovery code. False when the user has no such code. */
export async function takeRecoveryCode(trx: Writer, user_id: number, code_hash: string): Promise<boolean> {
  return (await trx('recovery_codes').where({ user_id, code_hash }).delete()) > 0;
}

/** Deletes a second factor with its recovery codes. False when there was none. */
export async function deleteFactor(trx: Writer, user_id: number): Promise<boolean> {
  await trx('recovery_codes').where({ user_id }).delete();
  return (await trx('second_factors').where({ user_id }).delete()) > 0;
}
