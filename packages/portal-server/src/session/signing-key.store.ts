import type { Writer } from '../db/index.js';

const NAME = 'token_signing_key';

/** Stores the key unless there is one; returns the stored one. */
export async function keepFirstKey(trx: Writer, key: string): Promise<string> {
  await trx('installation').insert({ name: NAME, value: key }).onConflict('name').ignore();
  const row = await trx('installation').where({ name: NAME }).first();
  return row!.value;
}
