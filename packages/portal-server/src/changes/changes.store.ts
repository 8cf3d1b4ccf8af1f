import type { DataScope } from '@kontor/portal-core/access';
import {
  columns,
  computed,
  inScope,
  integer,
  limitTo,
  ofLeftJoin,
  type ReadDatabase,
  type RowOf,
  rowsOf,
  type Sql,
  sql,
  text,
  together,
  unfiltered,
  type Writer,
} from '../db/index.js';
import type { Position } from './position.js';

const CHANGE = columns('changes', ['merchant_erp_id', 'kind', 'record_id', 'origin'], 'change');
/** A record that was changed, and the tab that did it. */
export type StoredChange = RowOf<(typeof CHANGE)['columns']>;

/** The changes since a position, and the position after them. */
export interface ChangesSince {
  readonly position: Position;
  readonly changes: readonly StoredChange[];
  /** True when there are more than are told, or the position is none of this database: a restored backup is behind it. */
  readonly isBroken: boolean;
}

/** Changes that are told one by one at once. */
const MOST = 1000;
const POSITION = {
  sqlite: `coalesce((select seq from sqlite_sequence where name = 'changes'), 0)`,
  postgres: 'pg_current_snapshot()',
} as const;
const HERE = computed({ position: [text, 'cast(here.position as text)'] });
const AHEAD = computed({ is_ahead: [integer, 'here.is_ahead'] });

/** Where the changes of a database are now. */
export async function currentPosition({ read, engine }: ReadDatabase): Promise<Position> {
  const here = sql`select ${HERE} from (select ${{ sql: POSITION[engine], bindings: [] }} as position) as here`;
  const [row] = await rowsOf(read, here);
  return row?.position ?? '';
}

/**
 * Reads what has changed in a scope since a position. Nothing is lost and nothing comes twice, whatever transactions were running: position and
 * changes are of one and the same snapshot.
 */
export async function changesSince(
  { read, engine }: ReadDatabase,
  scope: DataScope,
  position: Position,
): Promise<ChangesSince> {
  const since = engine === 'sqlite' ? sinceId(Number(position)) : sinceSnapshot(position);
  const rows = await rowsOf(
    read,
    sql`with here as (select ${{ sql: POSITION[engine], bindings: [] }} as position, ${since.isAhead} as is_ahead)
        select ${together(HERE, together(AHEAD, ofLeftJoin(CHANGE)))} from here
        left join changes as change on ${since.isNew} and ${inScope(unfiltered(scope), 'change.merchant_erp_id')}
        order by change.id ${limitTo(MOST + 1)}`,
  );
  const [first] = rows;
  const changes = rows.flatMap(({ merchant_erp_id, kind, record_id, origin }) =>
    merchant_erp_id === null || kind === null || record_id === null || origin === null
      ? []
      : [{ merchant_erp_id, kind, record_id, origin }],
  );
  const isBroken = first === undefined || first.is_ahead !== 0 || changes.length > MOST;
  return { position: first?.position ?? position, changes: isBroken ? [] : changes, isBroken };
}

interface Since {
  /** Whether a change is later than the position. */
  readonly isNew: Sql;
  /** 1 for a position that this database has not reached, else 0. */
  readonly isAhead: Sql;
}

const sinceId = (id: number): Since => ({
  isNew: sql`change.id > ${id}`,
  isAhead: sql`${{ sql: POSITION.sqlite, bindings: [] }} < ${id}`,
});

/** A transaction that the snapshot does not see was running at that moment or has begun since. */
const sinceSnapshot = (snapshot: string): Since => ({
  isNew: sql`change.tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
    and not pg_visible_in_snapshot(change.tx::text::xid8, ${snapshot}::pg_snapshot)`,
  isAhead: sql`(pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${snapshot}::pg_snapshot))::int`,
});

/** Changes among which those of the last minutes are looked for. */
const LOOKED_AT = 2000;
const NUMBER = computed({ n: [integer, 'count(*)'] });

/** Reads the changes of a scope that were noted since an instant; null when there are more than are told at once, or than are looked at. */
export async function changesAfter(
  { read }: ReadDatabase,
  scope: DataScope,
  instant: string,
): Promise<readonly StoredChange[] | null> {
  const latest = sql`(select * from changes order by id desc ${limitTo(LOOKED_AT)}) as change where change.at >= ${instant}`;
  const [all] = await rowsOf(read, sql`select ${NUMBER} from ${latest}`);
  if (all?.n === LOOKED_AT) return null;
  const rows = await rowsOf(
    read,
    sql`select ${CHANGE} from ${latest} and ${inScope(unfiltered(scope), 'change.merchant_erp_id')}`,
  );
  return rows.length > MOST ? null : rows;
}

/** Deletes some of the changes that were noted before an instant, the oldest first; answers how many. */
export async function deleteChangesBefore(trx: Writer, instant: string, limit: number): Promise<number> {
  const rows = await rowsOf(
    trx,
    sql`delete from changes where id in (select id from changes where at < ${instant} order by id ${limitTo(limit)})
        returning ${columns('changes', ['id'])}`,
  );
  return rows.length;
}
