import type { DataScope } from '@kontor/portal-core/access';
import { type Engine, fixed, type JsonText, limitTo, type Sql, sql } from '../../../db/index.js';
import type { Cursor } from './cursor.js';
import { orderBy, type SortKey } from './sort-keys.js';

/** Describes the kind of record of a list. */
export interface RecordKind {
  /** The table, with the alias that `record` uses for its rows. */
  readonly table: string;
  readonly alias: string;
  /** Prefix of the names of its revisions; the merchant's ERP id follows after a colon. */
  readonly revision: string;
  /** The ERP record of a row as JSON text. */
  readonly record: (engine: Engine, scope: DataScope) => Sql;
}

/** SQL of the revision of a scope's records, as a scalar: it changes with every change of one of them. */
export function revisionSql(name: string, scope: DataScope): Sql {
  return scope.kind === 'merchant'
    ? sql`coalesce((select n from revisions where name = ${`${name}:${scope.merchantErpId}`}), 0)`
    : fixed(
        `cast(coalesce((select sum(n) from revisions where name >= '${name}:' and name < '${name};'), 0) as bigint)`,
      );
}

/** The sort keys of a record, as the database writes them in JSON. */
export type KeysText = JsonText<readonly (string | number)[]>;

/** The position of a page that a statement has read. */
export interface PlacesRow {
  /** Number of records read: one more than the limit when there is a next page. */
  readonly n: number;
  /** The sort keys of the first record read; null on the first page, which has none before it. */
  readonly near: KeysText | null;
  /** The sort keys of the last record; null unless the page is full. */
  readonly far: KeysText | null;
  readonly revision: number;
}

/** The row that `answerSql` returns. */
export interface AnswerRow extends PlacesRow {
  /** The JSON list of the records; SQLite gives bytes, which are sent without being decoded. */
  readonly entries: Buffer | string;
}

/** The position of a page in its list. */
export interface PagePlace {
  readonly sort: readonly SortKey[];
  readonly limit: number;
  /** 1-based. */
  readonly offset: number;
  readonly cursor: Cursor | null;
}

/** True when a page is known to be the first of its list. */
const isFirstPage = ({ cursor, offset }: PagePlace): boolean => cursor === null && offset === 1;

/** SQL of `n`, `near` and `far` of a page. Each is a scan of its own, so only those needed are read. */
export function readPlaces(engine: Engine, page: PagePlace): Sql {
  const { sort, limit } = page;
  const columns = sort.map((_, index) => `k${index}`).join(', ');
  const keys = fixed(engine === 'sqlite' ? `json_array(${columns})` : `json_build_array(${columns})::text`);
  const place = (offset: number): Sql => sql`(select ${keys} from page limit 1 offset ${offset})`;
  const near = isFirstPage(page) ? fixed('null') : place(0);
  return sql`(select count(*) from page) as n, ${near} as near, ${place(limit - 1)} as far`;
}

/** Reads the page of `keys` and has the database build its records. */
export function answerSql(engine: Engine, kind: RecordKind, keys: Sql, request: AnswerRequest): Sql {
  const { limit, scope } = request;
  const { table, alias } = kind;
  const list = sql`'[' || coalesce(${recordList(engine, kind, request)}, '') || ']'`;
  const join = engine === 'sqlite' ? 'cross join' : 'join';
  const entries = engine === 'sqlite' ? sql`cast(${list} as blob)` : list;
  return sql`with page as materialized (${keys})
    select ${entries} as entries, ${readPlaces(engine, request)}, ${revisionSql(kind.revision, scope)} as revision
    from (select * from page ${limitTo(limit)}) as p ${fixed(`${join} ${table} as ${alias} on ${alias}.id = p.id`)}`;
}

/**
 * SQL of the JSON list of records. SQLite reads the page in its own order, so only a page read backwards has to be sorted, which costs as
 * much as its records.
 */
function recordList(engine: Engine, kind: RecordKind, { sort, cursor, scope }: AnswerRequest): Sql {
  const columns = sort.map((_, index) => `p.k${index}`);
  const order = engine === 'postgres' || cursor?.backwards ? `order by ${orderBy(sort, columns)}` : '';
  const aggregate = fixed(engine === 'sqlite' ? 'group_concat' : 'string_agg');
  return sql`${aggregate}(${kind.record(engine, scope)}, ',' ${fixed(order)})`;
}

export interface AnswerRequest extends PagePlace {
  readonly scope: DataScope;
}
