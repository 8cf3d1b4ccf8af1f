import type { DataScope } from '@kontor/portal-core/access';
import type { InvestigationSide } from '@kontor/portal-core/investigations';
import type { OpenRecord } from '@kontor/portal-core/live';
import type { Knex } from 'knex';
import {
  columns,
  inScope,
  ofLeftJoin,
  type RowOf,
  rowsOf,
  sql,
  together,
  unfiltered,
  type Writer,
} from '../db/index.js';

/** A tab of a user. */
export interface Tab {
  readonly user_id: number;
  readonly tab: string;
}

/** An open record, and whose it is. */
export interface OwnedRecord extends OpenRecord {
  readonly merchant_erp_id: number;
}

const PRESENT = columns('presences', ['user_id', 'kind', 'record_id', 'side', 'since_at'], 'p');
const NAME = columns('users', ['username', 'full_name'], 'u');
/** A person at a record. */
export type PresentRow = RowOf<(typeof PRESENT)['columns']> & {
  readonly username: string | null;
  readonly full_name: string | null;
};

/** Reads who has a record of the scope open and has said so since an instant, the first comer first. */
export function readPresent(
  read: Knex,
  scope: DataScope,
  { kind, id }: OpenRecord,
  since: string,
): Promise<PresentRow[]> {
  return rowsOf(
    read,
    sql`select ${together(PRESENT, ofLeftJoin(NAME))} from presences as p left join users as u on u.id = p.user_id
        where p.kind = ${kind} and p.record_id = ${id} and p.seen_at > ${since}
        and ${inScope(unfiltered(scope), 'p.merchant_erp_id')} order by p.since_at, p.user_id`,
  );
}

const OWN = columns('presences', ['kind', 'record_id', 'merchant_erp_id', 'seen_at']);
export type OwnPresence = RowOf<(typeof OWN)['columns']>;

/** Reads what a tab has said it shows. */
export const readOfTab = (connection: Knex, { user_id, tab }: Tab): Promise<OwnPresence[]> =>
  rowsOf(connection, sql`select ${OWN} from presences where user_id = ${user_id} and tab = ${tab}`);

/** Notes that a tab shows a record, and still does. */
export async function storePresence(
  trx: Writer,
  { user_id, tab }: Tab,
  {
    kind,
    id,
    merchant_erp_id,
    side,
    at,
  }: OwnedRecord & { readonly side: InvestigationSide; readonly at: string },
): Promise<void> {
  await trx('presences')
    .insert({ user_id, tab, kind, record_id: id, merchant_erp_id, side, since_at: at, seen_at: at })
    .onConflict(['user_id', 'tab', 'kind', 'record_id'])
    .merge({ seen_at: at });
}

/** Forgets that a tab shows a record. */
export async function deletePresence(
  trx: Writer,
  { user_id, tab }: Tab,
  { kind, record_id }: Pick<OwnPresence, 'kind' | 'record_id'>,
): Promise<void> {
  await trx('presences').where({ user_id, tab, kind, record_id }).delete();
}

/** Forgets what tabs of a user have not said again since an instant: they have gone without leaving. */
export async function deleteSilent(trx: Writer, user_id: number, since: string): Promise<void> {
  await trx('presences').where({ user_id }).andWhere('seen_at', '<=', since).delete();
}

/** Forgets tabs that have said nothing since an instant. */
export async function deletePresencesBefore(trx: Writer, instant: string): Promise<void> {
  await trx('presences').where('seen_at', '<', instant).delete();
}
