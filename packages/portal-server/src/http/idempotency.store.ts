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

/** Who holds keys: a user, who belongs to a merchant or to the staff. */
export interface Holder {
  readonly userId: number;
  readonly merchantErpId: number | null;
}

/** The keys of a user, or of all users of the user's merchant. */
function keysOf(trx: Writer, { userId, merchantErpId }: Holder, of: 'user' | 'merchant') {
  const keys = trx('idempotency_keys');
  if (of === 'user') return keys.where({ user_id: userId });
  const merchants = trx('merchants').where({ erp_merchant_id: merchantErpId! }).select('id');
  return keys.whereIn('user_id', trx('users').whereIn('merchant_id', merchants).select('id'));
}

/** The number of keys that a user, or a merchant, holds. */
export async function countKeys(trx: Writer, holder: Holder, of: 'user' | 'merchant'): Promise<number> {
  const found = await keysOf(trx, holder, of).count({ n: '*' }).first();
  return Number(found?.['n'] ?? 0);
}

/** Drops the oldest answers beyond so many characters. Their keys stay taken: nobody may write a second time. */
export async function dropAnswers(
  trx: Writer,
  holder: Holder,
  of: 'user' | 'merchant',
  keptCharacters: number,
): Promise<void> {
  const sizes = keysOf(trx, holder, of).select(
    'user_id',
    'key',
    trx.raw('sum(length(body)) over (order by created_at desc, key, user_id) as total'),
  );
  const beyond = trx.from(sizes.as('sizes')).where('total', '>', keptCharacters).select('user_id', 'key');
  await trx('idempotency_keys')
    .whereNotNull('body')
    .whereIn(['user_id', 'key'], beyond)
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
