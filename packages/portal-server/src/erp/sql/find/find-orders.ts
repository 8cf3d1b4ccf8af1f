import type { OrderCsvColumnName } from '@kontor/portal-core/order-import';
import { type ReadDatabase, StatementEnded } from '../../../db/index.js';
import { isTooManyToSort, leftOf, type Sizes } from './index-choice.js';
import { ListFinder, type ListFind, type ListKind } from './list-finder.js';
import { ORDER_JOINS, orderCell } from './order-cells.js';
import { orderCondition, type OrderCondition } from './order-condition.js';
import { orderRecord } from './order-record.js';
import { countSql, hitCountSql, leftCountSql, pageKeys } from './page-sql.js';
import { matchAll } from './search-terms.js';
import { sortKeys } from './sort-keys.js';
import { TermCommonness } from './term-commonness.js';

/** Number of hits up to which sorting the results of the search index is cheaper than walking the list's own index. */
const RARE_HITS = 10_000;

/** Lists of orders. A server has one, which remembers how common terms are. */
const orderList = (commonness: TermCommonness): ListKind<OrderCondition, Sizes, OrderCsvColumnName> => ({
  table: 'erp_orders',
  alias: 'o',
  revision: 'orders',
  record: orderRecord,
  joins: ORDER_JOINS,
  cell: orderCell,
  sortKeys,
  filter: orderCondition,
  unknownSizes: { termsAreRare: false, left: 'most' },
  async sizes({ filter, sort }, count) {
    const rarest = await commonness.rarest(filter.terms, count);
    const match = rarest === filter.terms ? undefined : matchAll(rarest);
    const asked = match ?? filter.match;
    const termsAreRare = asked !== null && (await count(hitCountSql(asked, RARE_HITS + 1))) <= RARE_HITS;
    // In a list by day it only matters to the count of a search.
    const matters = sort[0]?.column !== 'order_date' || (asked !== null && isNarrowed(filter));
    const walks = !filter.byId && !termsAreRare && matters;
    const left = walks ? leftOf(await count(leftCountSql(filter))) : 'most';
    const sizes: Sizes = { termsAreRare, match, left };
    if (isTooManyToSort(filter, sort, sizes)) throw new StatementEnded('costly');
    return sizes;
  },
  pageKeys,
  countSql,
});

/** True when the filter names a merchant, statuses or days. */
const isNarrowed = ({ scope, statuses, days }: OrderCondition): boolean =>
  scope.kind === 'merchant' || statuses !== null || days !== null;

export type CompiledFind = ListFind<OrderCondition>;

/** Reads lists of orders. A server has one instance, which caches totals. */
export class OrderFinder extends ListFinder<OrderCondition, Sizes, OrderCsvColumnName> {
  constructor(database: ReadDatabase) {
    super(database, orderList(new TermCommonness()));
  }
}
