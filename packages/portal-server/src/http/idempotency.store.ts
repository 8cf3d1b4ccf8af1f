import type { Knex } from 'knex';
import type { Row, RowChange, Writer } from '../db/index.js';

/** A run, identified by the key it took and the time. */
export type KeyedRun = Pick<Row<'idempotency_keys'>, 'user_id' | 'key' | 'created_at'>;

/** The stored state of a key. */
export type StoredRun = Row<'idempotency_keys'>;

/** Values in place of an answer's status: running; written and running; written without an answer. */
export const [RUNNING, WRITTEN, LOST] = [0, 1, 2];

/** Takes the key for a run. Returns null when it was free, else its stored state; undefined when another run gave it back in between. */
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

/** Marks a run as one that has written; false when another run has taken its key. */
export async function markWritten(trx: Writer, run: KeyedRun): Promise<boolean> {
  return (await trx('idempotency_keys').where(run).update({ status: WRITTEN })) > 0;
}

/** The number of keys that a user holds. */
export async function countKeys(trx: Writer, user_id: number): Promise<number> {
  const found = await trx('idempotency_keys').where({ user_id }).count({ n: '*' }).first();
  return Number(found?.['n'] ?? 0);
}

/** Drops the oldest answers of a user beyond so many characters. Their keys stay taken: nobody may write a second time. */
export async function dropAnswers(trx: Writer, user_id: number, keptCharacters: number): Promise<void> {
  const sizes = trx('idempotency_keys')
    .where({ user_id })
    .select('key', trx.raw('sum(length(body)) over (order by created_at desc, key) as total'));
  await trx('idempotency_keys')
    .where({ user_id })
    .whereNotNull('body')
    .whereIn('key', trx.from(sizes.as('sizes')).where('total', '>', keptCharacters).select('key'))
    .update({ status: LOST, body: null, content_type: null });
}

/** Stores the answer of a run. */
export async function storeAnswer(
  trx: Writer,
  run: KeyedRun,
  answer: Required<Pick<RowChange<'idempotency_keys'>, 'status' | 'body' | 'content_type'>>,
): Promise<void> {
  await trx('idempotency_keys').where(run).update(answer);
}

/** Deletes keys and answers older than the given time. */
export async function forgetKeys(trx: Writer, before: string): Promise<void> {
  await trx('idempotency_keys').where('created_at', '<', before).delete();
}

/** Frees the key of a run that has ended without an answer. The key of a run that has written stays taken: nobody may write a second time. */
export function giveBack(trx: Writer, run: KeyedRun): Promise<void> {
  return free(() => trx('idempotency_keys').where(run));
}

/** Frees the key as `giveBack` does, if its run began before the given time. */
export function giveBackOlder(
  trx: Writer,
  { user_id, key }: Pick<KeyedRun, 'user_id' | 'key'>,
  before: string,
): Promise<void> {
  return free(() => trx('idempotency_keys').where({ user_id, key }).andWhere('created_at', '<', before));
}

/** Frees the keys of all runs as `giveBack` does. */
export function giveBackAll(trx: Writer): Promise<void> {
  return free(() => trx('idempotency_keys'));
}

async function free(runs: () => Knex.QueryBuilder): Promise<void> {
  await runs().where({ status: RUNNING }).delete();
  await runs().where({ status: WRITTEN }).update({ status: LOST });
}
