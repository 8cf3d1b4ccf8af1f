import type { Dialect } from '../../order-import.types.js';
import { DAY_HEADER } from './day-headings.js';
import type { HeadValue } from './form-head.js';

/** What lines outside the rows say of them, as columns behind the file's own. */
type ToldColumns = Pick<Dialect, 'dayColumn' | 'formHead'>;

/** The number of a file's own columns, if it is read with added ones. */
export const ownColumns = ({ dayColumn, formHead }: ToldColumns): number | undefined =>
  dayColumn ?? formHead?.column;

/** The cells of a row with what lines outside say of it: the day it stands under, or what the head of its order form says. */
export function withTold(cells: readonly string[], day: string, dialect: ToldColumns): readonly string[] {
  const own = ownColumns(dialect);
  if (own === undefined) return cells;
  const told = dialect.dayColumn === undefined ? (dialect.formHead?.values ?? []) : [day];
  return [...Array.from({ length: own }, (_, column) => cells[column] ?? ''), ...told];
}

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The day above each row; null without headings of days. */
  readonly days: readonly string[] | null;
}

/** The table with added columns for the days of its headings, or for the head of its order form; unchanged without either. */
export function withToldColumns(
  { header, rows, days }: Table,
  head: readonly HeadValue[],
): Pick<Table, 'header' | 'rows'> & ToldColumns {
  if (days === null && head.length === 0) return { header, rows };
  const column = header.length;
  const formHead = {
    column,
    values: head.map(({ value }) => value),
    cells: head.flatMap(({ cells }) => cells),
  };
  const told = days === null ? { formHead } : { dayColumn: column };
  const names = days === null ? head.map(({ label }) => label) : [DAY_HEADER];
  return {
    header: [...header, ...names],
    rows: rows.map((cells, row) => withTold(cells, days?.[row] ?? '', told)),
    ...told,
  };
}
