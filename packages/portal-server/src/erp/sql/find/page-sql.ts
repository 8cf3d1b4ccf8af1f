import { ORDER_STATUSES } from '@kontor/portal-core/orders';
import { allHold, type Engine, fixed, joined, limitTo, type Sql, sql } from '../../../db/index.js';
import { behind, type Cursor } from './cursor.js';
import { leftHint, narrowHint, walkHint, type Sizes } from './index-choice.js';
import { numberOf } from './number-of.js';
import { filterSql, type OrderCondition } from './order-condition.js';
import { orderBy, type SortKey } from './sort-keys.js';

/** One page of a list. */
export interface PageRequest {
  readonly filter: OrderCondition;
  readonly sort: readonly SortKey[];
  readonly cursor: Cursor | null;
  readonly limit: number;
  /** 1-based. */
  readonly offset: number;
  readonly sizes: Sizes;
}

/**
 * SQL of the ids and sort keys (`k0`, `k1` …) of a page in the order they are read. It reads one record more than requested, which shows
 * whether there is a next page. Only indexes are read here; the rows of a page are looked up afterwards, so that even a deep offset stays
 * cheap.
 */
export function pageKeys(engine: Engine, request: PageRequest): Sql {
  const { sort, cursor, limit, offset } = request;
  const backwards = cursor?.backwards ?? false;
  const parts = legs(engine, request);
  const columns = fixed(['id', ...sort.map(({ column }, index) => `${column} as k${index}`)].join(', '));
  const order = fixed(
    orderBy(
      sort,
      sort.map(({ column }) => column),
      backwards,
    ),
  );
  const [only] = parts;
  if (parts.length === 1 && only)
    return sql`select ${columns} ${only} order by ${order} ${limitTo(limit + 1)} offset ${offset - 1}`;
  const reads = parts.map(
    (part) =>
      sql`select * from (select ${columns} ${part} order by ${order} ${limitTo(offset + limit)}) as leg`,
  );
  const merged = fixed(
    orderBy(
      sort,
      sort.map((_, index) => `k${index}`),
      backwards,
    ),
  );
  return sql`select * from (${joined(reads, ' union all ')}) as legs order by ${merged} ${limitTo(limit + 1)} offset ${offset - 1}`;
}

/**
 * The clauses `from … where …` whose union is the list: an index gives its order only for one status and one run of keys at a time, so
 * several are read each in order and merged.
 */
function legs(engine: Engine, { filter: asked, sort, cursor, sizes }: PageRequest): Sql[] {
  const filter = asked.statuses === null && needsStatus(sort, sizes) ? ofEveryStatus(asked) : asked;
  const narrow = narrowHint(filter, sizes, sort);
  const left = narrow === '' ? leftHint(filter, sort, sizes) : '';
  const places = cursor === null ? [fixed('true')] : behind(sort, cursor);
  const walks = narrow === '' && (sort[0]?.column === 'order_date' || sort[0]?.column === 'id');
  const split = walks && left === '' && filter.statuses !== null && filter.statuses.length > 1;
  const filters = split ? filter.statuses.map((status) => ({ ...filter, statuses: [status] })) : [filter];
  return filters.flatMap((part) => {
    const hint = narrow || left || walkHint(part, sort);
    return places.map((place) => fromWhere(engine, part, { place, hint, sizes, isLeft: left !== '' }));
  });
}

/** True when `some` orders are sorted by status. Their index begins with the status, so each status has to be named. */
const needsStatus = (sort: readonly SortKey[], { left }: Sizes): boolean =>
  left === 'some' && sort[0]?.column === 'status';
const ofEveryStatus = (filter: OrderCondition): OrderCondition => ({ ...filter, statuses: ORDER_STATUSES });

interface Access {
  readonly place: Sql;
  readonly hint: string;
  readonly sizes: Sizes;
  /** True when the orders are found first and sorted then. */
  readonly isLeft?: boolean;
}

function fromWhere(engine: Engine, filter: OrderCondition, access: Access): Sql {
  const { place, hint, sizes, isLeft = false } = access;
  if (engine === 'postgres') {
    // `offset 0` keeps PostgreSQL from walking the index of the sort.
    if (isLeft)
      return sql`from (select * from erp_orders where ${filterSql(filter)} offset 0) as erp_orders where ${place}`;
    return sql`from erp_orders where ${allHold([filterSql(filter), place])}`;
  }
  const match = sizes.match ?? filter.match;
  const conditions = [filterSql(filter), place, ...(sizes.termsAreRare && match ? [isHit(match)] : [])];
  return sql`from erp_orders ${fixed(hint)} where ${allHold(conditions)}`;
}

/** SQL of the number of orders of the merchant, the statuses and the days of the filter, whatever else it asks. */
export const leftCountSql = (filter: OrderCondition): Sql =>
  summedCountSql({ ...filter, rest: filter.days ?? fixed('true') });

const summedCountSql = (filter: OrderCondition): Sql =>
  sql`select cast(coalesce(sum(n), 0) as bigint) as n from erp_order_counts where ${filterSql(filter)}`;

/** SQL of the number of orders that fulfil the filter; with `most` no more than one above it are counted, unless the number is a sum. */
export function countSql(engine: Engine, filter: OrderCondition, sizes: Sizes, most?: number): Sql {
  if (filter.isByDay) return summedCountSql(filter);
  if (filter.match && filter.isByMatch) return numberOf(hits(filter.match), most);
  if (filter.item && filter.statuses === null) return numberOf(ordersWithItem(filter, filter.item), most);
  return numberOf(sql`select 1 as one ${fromToCount(engine, filter, sizes)}`, most);
}

/** SQL of the orders with an item; items hold merchant and day of their order. */
function ordersWithItem(filter: OrderCondition, item: Sql): Sql {
  const conditions = filterSql({ ...filter, rest: allHold([item, filter.days ?? fixed('true')]) });
  return sql`select distinct order_id from erp_order_items where ${conditions}`;
}

/** The clause `from … where …` of the orders to count: those of the search index are looked at rather than all. */
function fromToCount(engine: Engine, filter: OrderCondition, sizes: Sizes): Sql {
  const hint = narrowHint(filter, sizes) || leftHint(filter, [], sizes);
  const match = sizes.match ?? filter.match;
  if (hint !== '' || match === null) return fromWhere(engine, filter, { place: fixed('true'), hint, sizes });
  return sql`from (select rowid as hit from erp_orders_search where erp_orders_search match ${match}) as found
    cross join erp_orders on erp_orders.id = found.hit where ${filterSql(filter)}`;
}

/** SQL of the number of orders that fulfil the filter, read from the orders themselves. */
export function walkedCountSql(engine: Engine, filter: OrderCondition, sizes: Sizes): Sql {
  const hint = narrowHint(filter, sizes);
  return sql`select count(*) as n ${fromWhere(engine, filter, { place: fixed('true'), hint, sizes })}`;
}

/** SQL of the number of orders that match in the search index, counted up to a cap. */
export function hitCountSql(match: Sql, cap: number): Sql {
  return numberOf(hits(match), cap - 1);
}

const isHit = (match: Sql): Sql => sql`id in (${hits(match)})`;
const hits = (match: Sql): Sql =>
  sql`select rowid from erp_orders_search where erp_orders_search match ${match}`;
