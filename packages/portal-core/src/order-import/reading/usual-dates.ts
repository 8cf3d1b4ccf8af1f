import type { Dialect } from '../order-import.types.js';
import { dateParts } from './order-date.js';
import { ownText } from './own-text.js';

/** Dates kept of a column, from all over the rows that were looked at; enough to tell what is usual. */
const KEPT = 31;
/** Fewer dates tell of nothing usual. */
const LEAST = 3;
const LOOKED_AT = 200;
const LONGEST = 40;

/** What the columns of dates hold at the beginning of a file, as it is written there; nothing of other columns. */
export function usualDatesOf(rows: readonly (readonly string[])[]): Pick<Dialect, 'usualDates'> {
  const some = spread(rows, LOOKED_AT);
  const width = Math.max(0, ...some.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    const filled = some.map((cells) => (cells[column] ?? '').trim()).filter((text) => text !== '');
    const dates = filled.filter((text) => text.length <= LONGEST && dateParts(text) !== null);
    const isColumn = dates.length >= LEAST && 2 * dates.length > filled.length;
    return isColumn ? [[column, spread(dates, KEPT).map(ownText)] as const] : [];
  });
  return columns.length === 0 ? {} : { usualDates: Object.fromEntries(columns) };
}

function spread<T>(values: readonly T[], most: number): T[] {
  const step = Math.ceil(values.length / most);
  return values.filter((_, at) => at % step === 0);
}
