import type { DataScope } from '@kontor/portal-core/access';
import type { CauseState } from '@kontor/portal-core/comments';
import type { Knex } from 'knex';
import {
  columns,
  inScope,
  insertRow,
  jsonText,
  type NewRow,
  parseJson,
  rowsOf,
  sql,
  unfiltered,
  type Writer,
} from '../db/index.js';

const CAUSE = columns('comment_causes', ['id', 'comment_id', 'taken_at', 'state']);

/** A cause as it was kept. */
export interface KeptCause {
  readonly id: number;
  readonly comment_id: number;
  readonly taken_at: string;
  readonly then: CauseState;
}

/** Keeps what a comment is about, as it stands now. */
export async function keepCause(
  trx: Writer,
  place: Omit<NewRow<'comment_causes'>, 'id' | 'state'>,
  state: CauseState,
): Promise<void> {
  await insertRow(trx, 'comment_causes', { ...place, state: jsonText(state) });
}

/** The causes of a record's thread within a scope, oldest first. Fixed filters are judged by the record. */
export async function readCauses(
  connection: Knex,
  scope: DataScope,
  { thread, record_id }: Pick<NewRow<'comment_causes'>, 'thread' | 'record_id'>,
): Promise<KeptCause[]> {
  const rows = await rowsOf(
    connection,
    sql`select ${CAUSE} from comment_causes
        where record_id = ${record_id} and thread = ${thread} and ${inScope(unfiltered(scope))} order by id`,
  );
  return rows.map(({ state, ...cause }) => ({ ...cause, then: parseJson(state) }));
}
