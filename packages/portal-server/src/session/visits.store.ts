import type { VisitMark, Visits } from '@kontor/portal-core/session';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';
import { newestOrderId } from '../erp/index.js';

/** The visits of a person; null before the first. */
export async function readVisits(connection: Knex, userId: number): Promise<Visits | null> {
  const row = await connection('visits').where({ user_id: userId }).first();
  if (row === undefined) return null;
  const { seen_at, seen_order_id, seen_record_id, since_at, since_order_id, since_record_id } = row;
  return {
    seen: { at: seen_at, order_id: seen_order_id, record_id: seen_record_id },
    since:
      since_at === null
        ? null
        : { at: since_at, order_id: since_order_id ?? 0, record_id: since_record_id ?? 0 },
  };
}

/** What there is at an instant: the newest order, and the newest entry about a record in the trail, of whomever they are. */
export async function readMark(connection: Knex, at: string): Promise<VisitMark> {
  const record = await connection('audit_records').orderBy('id', 'desc').first('id');
  return { at, order_id: await newestOrderId(connection), record_id: record?.id ?? 0 };
}

/** Stores the visits of a person. */
export async function storeVisits(trx: Writer, userId: number, { seen, since }: Visits): Promise<void> {
  const visits = {
    seen_at: seen.at,
    seen_order_id: seen.order_id,
    seen_record_id: seen.record_id,
    since_at: since?.at ?? null,
    since_order_id: since?.order_id ?? null,
    since_record_id: since?.record_id ?? null,
  };
  await trx('visits')
    .insert({ user_id: userId, ...visits })
    .onConflict('user_id')
    .merge(visits);
}
