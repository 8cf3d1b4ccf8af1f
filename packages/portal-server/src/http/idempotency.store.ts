import type { Knex } from 'knex';
import type { Row, RowChange, Writer } from '../db/index.js';

/** A run: whose key it took, and when. */
export type KeyedRun = Pick<Row<'idempotency_keys'>, 'user_id' | 'key' | 'created_at'>;

/** What is stored of a key. */
export type StoredRun = Row<'idempotency_keys'>;

/** In place of the status of an answer: it runs; it has written and runs; it has written and has no answer. */
export const [RUNNING, WRITTEN, LOST] = [0, 1, 2];

/** The key of a run becomes its own: answers null, else what is stored of it; undefined when another run gave it back in between. */
export async function takeKey(
  trx: Writer,
  run: KeyedRun,
  request_hash: string,
): Promise<StoredRun | null | undefined> {
  const { user_id, key } = run;
  const inserted = await trx('idempotency_keys')
    .insert({ ...run, request_hash, status: RUNNING })
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('key');
  return inserted.length > 0 ? null : trx('idempotency_keys').where({ user_id, key }).first();
}

/** Marks a run as one that has written; false when its key is not its own any more. */
export async function markWritten(trx: Writer, run: KeyedRun): Promise<boolean> {
  return (await trx('idempotency_keys').where(run).update({ status: WRITTEN })) > 0;
}

/** Keeps the answer of a run. */
export async function storeAnswer(
  trx: Writer,
  run: KeyedRun,
  answer: Required<Pick<RowChange<'idempotency_keys'>, 'status' | 'body' | 'content_type'>>,
): Promise<void> {
  await trx('idempotency_keys').where(run).update(answer);
}

/** Forgets keys and answers that are older. */
export async function forgetKeys(trx: Writer, before: string): Promise<void> {
  await trx('idempotency_keys').where('created_at', '<', before).delete();
}

/** Frees the key of a run that has ended without an answer, but for one that has written: nobody may do that a second time. */
export function giveBack(trx: Writer, run: KeyedRun): Promise<void> {
  return free(() => trx('idempotency_keys').where(run));
}

/** As `giveBack`, for the run of a key, where it began before. */
export function giveBackOlder(
  trx: Writer,
  { user_id, key }: Pick<KeyedRun, 'user_id' | 'key'>,
  before: string,
): Promise<void> {
  return free(() => trx('idempotency_keys').where({ user_id, key }).andWhere('created_at', '<', before));
}

/** As `giveBack`, for every run. */
export function giveBackAll(trx: Writer): Promise<void> {
  return free(() => trx('idempotency_keys'));
}

async function free(runs: () => Knex.QueryBuilder): Promise<void> {
  await runs().where({ status: RUNNING }).delete();
  await runs().where({ status: WRITTEN }).update({ status: LOST });
}
