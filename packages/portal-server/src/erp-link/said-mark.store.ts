import { NOTHING_SAID, type SaidMark } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import {
  columns,
  engineOf,
  inList,
  insertSet,
  jsonText,
  parseJson,
  rowsOf,
  sql,
  type Writer,
} from '../db/index.js';

/** The kinds of records of which the ERP's words are kept. */
export type SaidOf = 'product' | 'delivery';

const MARK = columns('erp_said', ['record_id', 'source_version', 'source_time', 'said']);

/** Reads what the ERP said last of records that the caller may change, by their ids. */
export async function readSaid(
  connection: Knex,
  kind: SaidOf,
  ids: readonly number[],
): Promise<(id: number) => SaidMark> {
  const rows = await rowsOf(
    connection,
    sql`select ${MARK} from erp_said where kind = ${kind} and ${inList(engineOf(connection), 'record_id', ids)}`,
  );
  const marks = new Map(
    rows.map(({ record_id, said, ...mark }) => [record_id, { ...mark, said: parseJson(said) }]),
  );
  return (id) => marks.get(id) ?? NOTHING_SAID;
}

const COLUMNS = {
  record_id: 'integer',
  kind: 'text',
  source_version: 'integer',
  source_time: 'text',
  said: 'text',
} as const;
const TAIL = `on conflict (kind, record_id) do update set source_version = excluded.source_version,
  source_time = excluded.source_time, said = excluded.said`;

/** Stores what the ERP said of locked records. */
export const storeSaid = (
  trx: Writer,
  kind: SaidOf,
  marks: readonly { readonly id: number; readonly mark: SaidMark }[],
): Promise<void> =>
  insertSet(
    trx,
    { table: 'erp_said', columns: COLUMNS, tail: TAIL },
    marks.map(({ id, mark: { source_version, source_time, said } }) => [
      id,
      kind,
      source_version,
      source_time,
      jsonText(said),
    ]),
  );
