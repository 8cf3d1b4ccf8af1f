import type { DataScope } from '@kontor/portal-core/access';
import type { Language } from '@kontor/portal-core/i18n';
import type { CsvDialect } from '@kontor/portal-core/wire';
import { CELL_END, ROW_END } from '../../../csv/index.js';
import { type Engine, fixed, limitTo, type Sql, sql } from '../../../db/index.js';
import { readPlaces, revisionSql, type PagePlace, type PlacesRow } from './list-answer.js';

/** Describes how the records of a list are written as CSV. */
export interface CsvKind<Column extends string> {
  /** Prefix of the names of the list's revisions. */
  readonly revision: string;
  /** Joins of every row that the cells need, on `p.id`. */
  readonly joins: Readonly<Record<Engine, string>>;
  /** Expression of a cell as text. */
  readonly cell: (engine: Engine, column: Column, dialect: CsvDialect, language: Language) => string;
}

/** The row that `csvSql` returns. */
export interface CsvRow extends PlacesRow {
  /** Raw cells in the form that `csvBytes` takes; null when there are no rows. */
  readonly cells: Buffer | string | null;
}

interface CsvPageRequest<Column> extends PagePlace {
  readonly scope: DataScope;
  readonly columns: readonly Column[];
  readonly dialect: CsvDialect;
  readonly language: Language;
}

/** Reads the page of `keys` and has the database build its cells, all from one state of the data. */
export function csvSql<Column extends string>(
  engine: Engine,
  kind: CsvKind<Column>,
  keys: Sql,
  request: CsvPageRequest<Column>,
): Sql {
  const { limit, scope, columns, dialect, language } = request;
  const char = engine === 'sqlite' ? 'char' : 'chr';
  const cells = columns.map((name) => `${kind.cell(engine, name, dialect, language)}, ${char}(${CELL_END})`);
  const line = fixed(`concat(${cells.join(', ')}, ${char}(${ROW_END}))`);
  const text = fixed(engine === 'sqlite' ? `cast(group_concat(line, '') as blob)` : `string_agg(line, '')`);
  return sql`with page as materialized (${keys})
    select ${text} as cells, ${readPlaces(engine, request)}, ${revisionSql(kind.revision, scope)} as revision
    from (select ${line} as line from (select * from page ${limitTo(limit)}) as p ${fixed(kind.joins[engine])}) as lines`;
}
