import { dataScopeOf, ORDERS_PAGE_SIZE, type DataScope, type Principal } from '@kontor/portal-core';
import { ORDER_FIND_FIELDS, parseFind, type ErpFind, type FindPlan } from '@kontor/portal-core/erp';
import type { CompiledFind, OrderFinder } from '../erp/index.js';
import { validationFailed } from '../http/problem.js';

/** Finds that are kept worked out: lists ask for the same few again and again. */
const KEPT = 500;

/** Works finds out and keeps the latest. */
export class OrderFinds {
  readonly #finder: OrderFinder;
  readonly #kept = new Map<string, CompiledFind>();

  constructor(finder: OrderFinder) {
    this.#finder = finder;
  }

  /** Throws `validation_failed` for unknown fields, unreadable criteria and a cursor of another sort. */
  of(body: ErpFind, principal: Principal, scope: DataScope): CompiledFind {
    const { roleId, merchantErpId } = principal;
    const personal = body.query?.some((request) => 'investigationUnseen' in request);
    const key = `${personal ? principal.userId : ''} ${roleId} ${merchantErpId} ${principal.resources.has('/getForAllMerchants')} ${JSON.stringify(body)}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const plan = planOf(body, principal);
    const within = dataScopeOf(principal, plan.options.displayAllMerchants) ?? scope;
    const find = this.compile(within, plan, ORDERS_PAGE_SIZE);
    this.#kept.set(key, find);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value as string);
    return find;
  }

  /** As `OrderFinder.compile`; throws `validation_failed` for a cursor of another sort. */
  compile(scope: DataScope, plan: FindPlan, limit: number): CompiledFind {
    const find = this.#finder.compile(scope, plan, limit);
    if (find === null) throw validationFailed([{ path: 'cursor', code: 'invalidValue' }]);
    return find;
  }
}

/** The plan of a find's body, asked by that user. Throws `validation_failed` with every issue. */
export function planOf(body: ErpFind, { userId }: Pick<Principal, 'userId'>): FindPlan {
  const parsed = parseFind(body, ORDER_FIND_FIELDS);
  if (!parsed.ok) throw validationFailed(parsed.issues);
  return { ...parsed.value, askedBy: userId };
}
