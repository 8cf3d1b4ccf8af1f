import type { DataScope } from '@kontor/portal-core/access';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  execute,
  fixed,
  inScope,
  insertSet,
  integer,
  type Row,
  type RowOf,
  rowsOf,
  sql,
  together,
  type Writer,
} from '../db/index.js';
import { unitsOrdered, type Days } from '../erp/index.js';

const COLUMNS = {
  product_id: 'integer',
  first_day: 'text',
  merchant_erp_id: 'integer',
  low: 'integer',
  high: 'integer',
  stock: 'integer',
  said: 'integer',
} as const;
/** Number of past weeks that are shown of a product. */
const WEEKS_SHOWN = 4;

/** A week to come of a product. */
export type NewWeek = Pick<Row<'stock_foretold_weeks'>, keyof typeof COLUMNS>;

/** Stores what is foretold of a week; what is foretold already stays. */
export async function storeWeeks(trx: Writer, weeks: readonly NewWeek[]): Promise<void> {
  const rows = weeks.map((week) => [
    week.product_id,
    week.first_day,
    week.merchant_erp_id,
    week.low,
    week.high,
    week.stock,
    week.said,
  ]);
  await insertSet(
    trx,
    {
      table: 'stock_foretold_weeks',
      columns: COLUMNS,
      tail: 'on conflict (product_id, first_day) do nothing',
    },
    rows,
  );
}

/** Whether a merchant's week has been foretold. */
export async function isForetold(read: Knex, merchantErpId: number, firstDay: string): Promise<boolean> {
  const found = await rowsOf(
    read,
    sql`select ${columns('stock_foretold_weeks', ['product_id'])} from stock_foretold_weeks
        where merchant_erp_id = ${merchantErpId} and first_day = ${firstDay} limit 1`,
  );
  return found.length > 0;
}

/** The first days up to this one of weeks of which it is not known what was ordered in them. */
export async function openWeeks(read: Knex, until: string): Promise<readonly string[]> {
  const days = await rowsOf(
    read,
    sql`select distinct ${columns('stock_foretold_weeks', ['first_day'])} from stock_foretold_weeks
        where sold is null and first_day <= ${until}`,
  );
  return days.map(({ first_day }) => first_day);
}

/** Stores what was ordered in a week that is over. */
export async function closeWeek(trx: Writer, week: Days): Promise<void> {
  const sold = unitsOrdered(fixed('stock_foretold_weeks.product_id'), week);
  await execute(
    trx,
    sql`update stock_foretold_weeks set sold = ${sold} where first_day = ${week.first} and sold is null`,
  );
}

/** Deletes what was foretold of weeks before this day. */
export async function forgetWeeks(trx: Writer, before: string): Promise<void> {
  await execute(trx, sql`delete from stock_foretold_weeks where first_day < ${before}`);
}

/** A past week of a product. */
export type PastWeekRow = RowOf<(typeof PAST_WEEK)['columns']>;
const PAST_WEEK = together(
  columns('stock_foretold_weeks', ['first_day', 'low', 'high']),
  computed({ sold: [integer, 'sold'] }),
);

/** Reads the last weeks of a product that are over, newest first. */
export function findPastWeeks(read: Knex, scope: DataScope, productId: number): Promise<PastWeekRow[]> {
  return rowsOf(
    read,
    sql`select ${PAST_WEEK} from stock_foretold_weeks
        where ${inScope(scope)} and product_id = ${productId} and sold is not null
        order by first_day desc limit ${WEEKS_SHOWN}`,
  );
}

const HITS = computed({
  said: [integer, 'cast(coalesce(sum(said), 0) as bigint)'],
  came_true: [integer, 'cast(coalesce(sum(case when sold >= stock then said else 0 end), 0) as bigint)'],
  unsaid: [integer, 'cast(coalesce(sum(case when sold >= stock then 1 - said else 0 end), 0) as bigint)'],
});

/** Counts over the past weeks of a merchant how often stock was said to run out, how often it then did, and how often it did unsaid. */
export async function countHits(read: Knex, scope: DataScope, merchantErpId: number) {
  const [hits] = await rowsOf(
    read,
    sql`select ${HITS} from stock_foretold_weeks
        where ${inScope(scope)} and merchant_erp_id = ${merchantErpId} and stock is not null and sold is not null`,
  );
  return hits!;
}
