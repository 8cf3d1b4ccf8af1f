import type { DataScope } from '@kontor/portal-core/access';
import { monthOf, monthsBetween, nextMonth } from '@kontor/portal-core/dates';
import type { MonthlyOrderErrors, OrderErrorFilter } from '@kontor/portal-core/order-errors';
import type { Knex } from 'knex';
import { computed, engineOf, fixed, integer, nullable, rowsOf, sql, text } from '../db/index.js';
import { errorsWhere, instantAt } from './order-errors.store.js';

const ENDS = computed({
  first: [nullable(text), 'min(e.error_date)'],
  last: [nullable(text), 'max(e.error_date)'],
});

/**
 * Counts the errors of the scope by month of the time zone, from the first month with one to the last, including months without any. The
 * bounds of the months go into the query, since the text of an instant does not show its month in a time zone.
 */
export async function countByMonth(
  read: Knex,
  scope: DataScope,
  filter: OrderErrorFilter,
  timeZone: string,
): Promise<MonthlyOrderErrors[]> {
  const where = errorsWhere(read, scope, filter, timeZone);
  const [ends] = await rowsOf(read, sql`select ${ENDS} from order_errors as e where ${where}`);
  if (!ends?.first || !ends.last) return [];
  const month = (instant: string) => monthOf(Date.parse(instant), timeZone);
  const months = monthsBetween(month(ends.first), month(ends.last));
  const bounds = months.map((one) => [one, instantAt(one, timeZone), instantAt(nextMonth(one), timeZone)]);
  const list = fixed(
    engineOf(read) === 'sqlite'
      ? 'select value ->> 0 as month, value ->> 1 as begins, value ->> 2 as ends from json_each(?)'
      : 'select value ->> 0 as month, value ->> 1 as begins, value ->> 2 as ends from jsonb_array_elements(?::jsonb) as entry (value)',
  );
  const count = sql`(select count(*) from order_errors as e
    where e.error_date >= months.begins and e.error_date < months.ends and ${where})`;
  const counts = await rowsOf(
    read,
    sql`with months as (${{ ...list, bindings: [JSON.stringify(bounds)] }})
        select ${computed({ month: [text, 'months.month'], n: [integer, count] })} from months`,
  );
  const countOf = new Map(counts.map(({ month: one, n }) => [one, n]));
  return months.map((one) => ({ month: one, error_count: countOf.get(one) ?? 0 }));
}
