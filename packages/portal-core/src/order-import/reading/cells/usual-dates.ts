import type { Dialect } from '../../order-import.types.js';
import { dateParts } from './order-date.js';
import { ownText } from '../bytes/own-text.js';

/** Most dates kept of a column, spread over the rows examined; enough to know what is usual. */
const KEPT = 31;
/** Least number of dates needed to know what is usual. */
const LEAST = 3;
const LOOKED_AT = 200;
const LONGEST = 40;

/** The dates at the beginning of a file by date column, as written there; nothing for other columns. */
export function usualDatesOf(rows: readonly (readonly string[])[]): Pick<Dialect, 'usualDates'> {
  const some = spread(rows, LOOKED_AT);
  const width = Math.max(0, ...some.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    const filled = some.map((cells) => (cells[column] ?? '').trim()).filter((text) => text !== '');
    const dates = mostlyDates(filled);
    return dates.length >= LEAST ? [[column, spread(dates, KEPT).map(ownText)] as const] : [];
  });
  return columns.length === 0 ? {} : { usualDates: Object.fromEntries(columns) };
}

/** The dates among texts; none when half of the texts are no dates, the others of which are not looked at. */
function mostlyDates(texts: readonly string[]): string[] {
  const dates: string[] = [];
  for (const [at, text] of texts.entries()) {
    if (text.length <= LONGEST && dateParts(text) !== null) dates.push(text);
    else if (2 * (at + 1 - dates.length) >= texts.length) return [];
  }
  return dates;
}

function spread<T>(values: readonly T[], most: number): T[] {
  const step = Math.ceil(values.length / most);
  return values.filter((_, at) => at % step === 0);
}
