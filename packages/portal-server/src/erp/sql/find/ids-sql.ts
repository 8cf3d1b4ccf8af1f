import type { DataScope } from '@kontor/portal-core';
import type { Engine } from '../../../db/database.js';
import { fixed, sql, type Sql } from '../sql.js';
import { readPlaces, revisionSql } from './list-answer.js';
import type { SortKey } from './sort-keys.js';

/** What `idsSql` gives, in one row. */
export interface IdsRow {
  /** JSON list. */
  readonly ids: string;
  readonly n: number;
  readonly near: string | null;
  readonly far: string | null;
  readonly revision: number;
}

interface IdsRequest {
  readonly sort: readonly SortKey[];
  readonly limit: number;
  readonly scope: DataScope;
}

/** Reads the ids of the page `keys` names, all from one state of the data. */
export function idsSql(engine: Engine, revision: string, keys: Sql, { sort, limit, scope }: IdsRequest): Sql {
  const list = fixed(engine === 'sqlite' ? 'json_group_array(id)' : `coalesce(json_agg(id)::text, '[]')`);
  return sql`with page as materialized (${keys})
    select (select ${list} from (select id from page limit ${limit}) as p) as ids,
      ${readPlaces(engine, sort, limit)}, ${revisionSql(revision, scope)} as revision`;
}
