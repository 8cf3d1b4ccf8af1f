import type { DataScope } from '@kontor/portal-core/access';
import { ORDER_STATUSES, type OrderStatus } from '@kontor/portal-core/orders';
import type { FindAlternative, FindCriterion, FindPlan } from '@kontor/portal-core/erp';
import { cleanText } from '@kontor/portal-core/validation';
import {
  allHold,
  anyHolds,
  type Engine,
  fixed,
  foldText,
  inList,
  inScope,
  type Sql,
  sql,
  unfiltered,
} from '../../../db/index.js';
import { alternativeSql, criterionSql, isStatus, statusesOf } from './criterion-sql.js';
import { createdByOthers } from '../created-by-others.js';
import { fixedOrders } from './filtered-scope.js';
import { ofNamedMerchant } from './named-merchant.js';
import { isIndexed, matchOf, termsOf } from './search-terms.js';
import { containsText, matchText } from './text-match.js';

/** The condition of a find on orders, split into the parts that help to choose an index. */
export interface OrderCondition {
  readonly scope: DataScope;
  /** The allowed statuses, or null for all. */
  readonly statuses: readonly OrderStatus[] | null;
  /** All other conditions, those of fixed filters too, without merchant and status. */
  readonly rest: Sql;
  /** The fields for which the filter requires one value with `equals`. */
  readonly pinned: ReadonlySet<string>;
  readonly investigated: boolean;
  /** True when orders are found by their ids: those of an import, or those named. */
  readonly byId: boolean;
  /** The conditions of `rest` on an order's day; null when there are none. */
  readonly days: Sql | null;
  /** True when the filter asks for merchant, status and day only, so that `erp_order_counts` holds the total. */
  readonly isByDay: boolean;
  /** The condition on the items of an order, when the filter asks for nothing else but merchant and day; otherwise null. */
  readonly item: Sql | null;
  /** True when `match` finds exactly the orders of the filter: a search of two or three letters by someone who sees all merchants. */
  readonly isByMatch: boolean;
  /** The sequences of three characters that every found order has in SQLite's search index. */
  readonly terms: readonly string[];
  /** Query of SQLite's search index that every found order matches; null when there is none. */
  readonly match: Sql | null;
}

/** The fields besides the status by which `erp_order_counts` counts. */
const DAY_FIELDS: ReadonlySet<string> = new Set(['Datum', 'ID_MANDAN']);

/** Builds the condition of a find within a scope. */
export function orderCondition(engine: Engine, scope: DataScope, plan: FindPlan): OrderCondition {
  const included = plan.alternatives.filter(({ omit }) => !omit);
  const omitted = plan.alternatives.filter(({ omit }) => omit);
  const shared = sharedCriteria(included);
  const search = plan.search === null ? '' : foldText(cleanText(plan.search));
  const conditions = [
    ...fixedOrders(engine, scope),
    ...(shared?.criteria ?? []).map((criterion) => criterionSql(engine, criterion)),
    ...(shared === null
      ? [anyHolds(included.map((alternative) => alternativeSql(engine, alternative)))]
      : []),
    ...omitted.map((alternative) => sql`not (${alternativeSql(engine, alternative)})`),
    ...investigationSql(plan.options.investigationStatus),
    ...(plan.options.investigationUnseen ? [unseenSql(plan.askedBy ?? 0)] : []),
    ...(plan.options.investigationWaiting ? [sql`investigation_turn = ${plan.side ?? 'merchant'}`] : []),
    ...(plan.options.sinceVisit ? [sinceVisitSql(plan.askedBy ?? 0)] : []),
    ...narrowSql(engine, plan),
    ...(search === '' ? [] : [containsText(engine, search)]),
  ];
  const statuses = shared?.statuses ?? null;
  const terms = engine === 'sqlite' ? termsOf(search, shared?.criteria ?? []) : [];
  const days = (shared?.criteria ?? []).filter(({ field }) => field === 'Datum');
  const byDay = (shared?.criteria ?? []).filter(({ field }) => DAY_FIELDS.has(field));
  return {
    scope: ofNamedMerchant(scope, shared?.criteria ?? []),
    statuses: statuses?.length === ORDER_STATUSES.length ? null : statuses,
    rest: allHold(conditions),
    pinned: new Set((shared?.criteria ?? []).filter(({ op }) => op === 'equals').map(({ field }) => field)),
    investigated: plan.options.investigationStatus !== null || plan.options.investigationUnseen,
    byId: plan.options.importId !== null || plan.options.othersAfter !== null || plan.ids !== undefined,
    days: days.length === 0 ? null : allHold(days.map((criterion) => criterionSql(engine, criterion))),
    isByDay: shared !== null && conditions.length === byDay.length,
    item: shared !== null && conditions.length === byDay.length + 1 ? itemSql(engine, shared.criteria) : null,
    isByMatch: scope.kind === 'all' && statuses === null && conditions.length === 1 && isIndexed(search),
    terms,
    match: engine === 'sqlite' ? matchOf(search, terms) : null,
  };
}

/** The condition on the items of an order when a filter asks for one whole product number. */
function itemSql(engine: Engine, criteria: readonly FindCriterion[]): Sql | null {
  const product = criteria.find(({ field, op }) => field === 'Nr_Artikel' && op === 'equals');
  return product === undefined ? null : matchText(engine, 'product_key', product);
}

/** SQL of the filter on the row of `erp_orders`. `plus` keeps SQLite from reading scope and status from an index. */
export function filterSql({ scope, statuses, rest }: OrderCondition, plus = ''): Sql {
  const status = statuses === null ? fixed('true') : isStatus(statuses, `${plus}status`);
  return allHold([inScope(unfiltered(scope), `${plus}merchant_erp_id`), status, rest]);
}

interface Shared {
  readonly criteria: readonly FindCriterion[];
  readonly statuses: readonly OrderStatus[] | null;
}

/**
 * The criteria that all alternatives share when they differ in nothing but the status: a filter on several statuses comes as one
 * alternative for each. Null when they differ in more.
 */
function sharedCriteria(included: readonly FindAlternative[]): Shared | null {
  const others = included.map(({ criteria }) => criteria.filter(({ field }) => field !== 'Status'));
  const [first = []] = others;
  const same = others.every((criteria) => JSON.stringify(criteria) === JSON.stringify(first));
  if (!same) return null;
  const sets = included.map(({ criteria }) => {
    const own = criteria.filter(({ field }) => field === 'Status').map(statusesOf);
    return ORDER_STATUSES.filter((status) => own.every((allowed) => allowed.includes(status)));
  });
  const statuses = ORDER_STATUSES.filter((status) => sets.some((set) => set.includes(status)));
  return { criteria: first, statuses: included.length === 0 ? null : statuses };
}

function investigationSql(status: FindPlan['options']['investigationStatus']): Sql[] {
  if (status === null) return [];
  return [
    status === 'any' ? fixed('investigation_status is not null') : sql`investigation_status = ${status}`,
  ];
}

/** The condition that an order has comments of others that the user has not seen. */
function unseenSql(userId: number): Sql {
  return sql`investigation_status is not null and exists (select 1 from investigation_comments as c
    where c.order_erp_id = erp_orders.id and c.user_id <> ${userId} and c.id > coalesce((select l.comment_id
      from investigation_looks as l where l.user_id = ${userId} and l.order_erp_id = erp_orders.id), 0))`;
}

/** The condition that an order was created or changed since the last visit of a user; on the first visit of none. */
function sinceVisitSql(userId: number): Sql {
  return sql`(id > (select v.since_order_id from visits as v where v.user_id = ${userId}) or id in (select r.record_id
    from audit_records as r where r.kind = 'order' and r.id > (select v.since_record_id from visits as v
      where v.user_id = ${userId})))`;
}

/** Conditions that limit orders to those that an import created, replaced or found unchanged, to those that others created since, and to the named ones. */
function narrowSql(engine: Engine, { options: { importId, othersAfter }, ids, askedBy }: FindPlan): Sql[] {
  const imported = sql`id in (select order_id from order_import_results
    where import_id = ${importId ?? 0} and outcome in ('created', 'replaced', 'unchanged'))`;
  return [
    ...(importId === null ? [] : [imported]),
    ...(othersAfter === null ? [] : [createdByOthers(askedBy ?? 0, othersAfter)]),
    ...(ids === undefined ? [] : [inList(engine, 'id', ids)]),
  ];
}
