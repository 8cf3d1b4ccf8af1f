import type { DataScope } from '@kontor/portal-core/access';
import {
  ORDER_FIND_FIELDS,
  parseFind,
  PRODUCT_FIND_FIELDS,
  type FindCriterion,
  type FindFields,
} from '@kontor/portal-core/erp';
import { allHold, type Engine, fixed, inScope, type Sql, sql, unfiltered } from '../../../db/index.js';
import { criterionSql } from './criterion-sql.js';
import { productCriterion } from './products/product-criteria.js';

/** The condition that limits a query on `erp_orders` alone to a scope and its fixed filter. `prefix`: as in `filterSql`, or an alias. */
export function ordersInScope(engine: Engine, scope: DataScope, prefix = ''): Sql {
  const own = inScope(unfiltered(scope), `${prefix}merchant_erp_id`);
  return allHold([own, ...fixedOrders(engine, scope)]);
}

/** The condition that limits a query on `erp_products` alone to a scope and its fixed filter. */
export function productsInScope(engine: Engine, scope: DataScope): Sql {
  return allHold([
    inScope(unfiltered(scope), 'erp_products.merchant_erp_id'),
    ...fixedProducts(engine, scope),
  ]);
}

/** The columns of another table by which its records belong to a merchant and to an order or a product. */
interface Belonging {
  readonly merchant: string;
  readonly id: string;
}

/** The condition that limits records of orders to those of the orders of a scope. */
export function ofOrdersInScope(engine: Engine, scope: DataScope, { merchant, id }: Belonging): Sql {
  const criteria = fixedOrders(engine, scope);
  return allHold([
    inScope(unfiltered(scope), merchant),
    ...(criteria.length === 0
      ? []
      : [sql`exists (select 1 from erp_orders where erp_orders.id = ${fixed(id)} and ${allHold(criteria)})`]),
  ]);
}

/** The condition that limits records of products to those of the products of a scope. */
export function ofProductsInScope(engine: Engine, scope: DataScope, { merchant, id }: Belonging): Sql {
  const criteria = fixedProducts(engine, scope);
  return allHold([
    inScope(unfiltered(scope), merchant),
    ...(criteria.length === 0
      ? []
      : [
          sql`exists (select 1 from erp_products where erp_products.id = ${fixed(id)} and ${allHold(criteria)})`,
        ]),
  ]);
}

/** The conditions of a scope's fixed filter on the row of `erp_orders`. */
export const fixedOrders = (engine: Engine, scope: DataScope): Sql[] =>
  criteriaOf(scope, 'orders', ORDER_FIND_FIELDS).map((criterion) => criterionSql(engine, criterion));

const fixedProducts = (engine: Engine, scope: DataScope): Sql[] =>
  criteriaOf(scope, 'products', PRODUCT_FIND_FIELDS).map((criterion) => productCriterion(engine, criterion));

/** Parses a fixed filter. Throws when it cannot be read, so that a filter is never left out. */
function criteriaOf(
  scope: DataScope,
  records: 'orders' | 'products',
  fields: FindFields,
): readonly FindCriterion[] {
  const asked = scope.kind === 'merchant' ? scope.fixed?.filters[records] : undefined;
  if (asked === undefined) return [];
  const plan = parseFind({ query: [asked] }, fields, []);
  const [alternative] = plan.ok ? plan.value.alternatives : [];
  if (alternative === undefined || alternative.omit)
    throw new Error(`The fixed filter of ${records} cannot be read`);
  return alternative.criteria;
}
