import type { DataScope } from '@kontor/portal-core/access';
import { type Engine, fixed, type JsonText, limitTo, type Sql, sql } from '../../../db/index.js';
import { readPlaces, revisionSql, type PagePlace, type PlacesRow } from './list-answer.js';

/** The row that `idsSql` returns. */
export interface IdsRow extends PlacesRow {
  readonly ids: JsonText<readonly number[]>;
}

interface IdsRequest extends PagePlace {
  readonly scope: DataScope;
}

/** Reads the ids of the page of `keys`, all from one state of the data. */
export function idsSql(engine: Engine, revision: string, keys: Sql, request: IdsRequest): Sql {
  const { limit, scope } = request;
  const list = fixed(engine === 'sqlite' ? 'json_group_array(id)' : `coalesce(json_agg(id)::text, '[]')`);
  return sql`with page as materialized (${keys})
    select (select ${list} from (select id from page ${limitTo(limit)}) as p) as ids,
      ${readPlaces(engine, request)}, ${revisionSql(revision, scope)} as revision`;
}
