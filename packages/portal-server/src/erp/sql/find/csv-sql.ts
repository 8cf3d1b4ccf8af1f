import type { CsvDialect, DataScope, Language } from '@kontor/portal-core';
import { CELL_END, ROW_END } from '../../../csv/csv-bytes.js';
import type { Engine } from '../../../db/database.js';
import { fixed, sql, type Sql } from '../sql.js';
import { readPlaces, revisionSql } from './list-answer.js';
import type { SortKey } from './sort-keys.js';

/** How the records of a list are written as CSV. */
export interface CsvKind<Column extends string> {
  /** What the names of the list's revisions begin with. */
  readonly revision: string;
  /** Joins every row the cells need to `p.id`. */
  readonly joins: Readonly<Record<Engine, string>>;
  /** A column of a row as text. */
  readonly cell: (engine: Engine, column: Column, dialect: CsvDialect, language: Language) => string;
}

/** What `csvSql` gives, in one row. */
export interface CsvRow {
  /** Raw cells as `csvBytes` takes them; null when there are no rows. */
  readonly cells: Buffer | string | null;
  readonly n: number;
  readonly near: string | null;
  readonly far: string | null;
  readonly revision: number;
}

interface CsvPageRequest<Column> {
  readonly sort: readonly SortKey[];
  readonly limit: number;
  readonly scope: DataScope;
  readonly columns: readonly Column[];
  readonly dialect: CsvDialect;
  readonly language: Language;
}

/** Reads the page `keys` names and lets the database put its cells together, all from one state of the data. */
export function csvSql<Column extends string>(
  engine: Engine,
  kind: CsvKind<Column>,
  keys: Sql,
  { sort, limit, scope, columns, dialect, language }: CsvPageRequest<Column>,
): Sql {
  const char = engine === 'sqlite' ? 'char' : 'chr';
  const cells = columns.map(
    (name) => `${kind.cell(engine, name, dialect, language)} || ${char}(${CELL_END})`,
  );
  const line = fixed(`${cells.join(' || ')} || ${char}(${ROW_END})`);
  const text = fixed(engine === 'sqlite' ? `cast(group_concat(line, '') as blob)` : `string_agg(line, '')`);
  return sql`with page as materialized (${keys})
    select ${text} as cells, ${readPlaces(engine, sort, limit)}, ${revisionSql(kind.revision, scope)} as revision
    from (select ${line} as line from (select * from page limit ${limit}) as p ${fixed(kind.joins[engine])}) as lines`;
}
