import type { Principal } from '@kontor/portal-core/access';
import { ORDERS_PAGE_SIZE } from '@kontor/portal-core/orders';
import { ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS, type ErpFind, type FindPlan } from '@kontor/portal-core/erp';
import type { OrderCondition, OrderFinder } from '../erp/index.js';
import { type FindRules, Finds, readFind } from '../finds/index.js';

const RULES: FindRules = {
  fields: ORDER_FIND_FIELDS,
  options: ORDER_FIND_OPTIONS,
  pageSize: ORDERS_PAGE_SIZE,
};

/** Compiles finds of orders and caches the latest. */
export class OrderFinds extends Finds<OrderCondition> {
  constructor(finder: OrderFinder) {
    super(finder, RULES);
  }
}

/** Reads the body of a find of that user. Throws `validation_failed` with every issue. */
export function planOf(
  body: ErpFind,
  principal: Pick<Principal, 'userId' | 'roleId' | 'resources'>,
): FindPlan {
  return readFind(body, RULES, principal);
}
