import type { DataScope } from '@kontor/portal-core/access';
import { cleanText } from '@kontor/portal-core/validation';
import type { FindAlternative, FindPlan } from '@kontor/portal-core/erp';
import { allHold, anyHolds, type Engine, fixed, foldText, type Sql, sql } from '../../../../db/index.js';
import { productsInScope } from '../filtered-scope.js';
import { ofNamedMerchant } from '../named-merchant.js';
import { containsText } from '../text-match.js';
import { productCriterion } from './product-criteria.js';

/** The condition of a find on products. */
export interface ProductCondition {
  readonly scope: DataScope;
  /** SQL of the condition on the row of `erp_products`, including the scope. */
  readonly where: Sql;
  /** True when the filter requires one whole product number, so that there are hardly any products. */
  readonly isNarrow: boolean;
}

/** Builds the condition of a find within a scope. */
export function productCondition(engine: Engine, given: DataScope, plan: FindPlan): ProductCondition {
  const included = plan.alternatives.filter(({ omit }) => !omit);
  const [only] = included;
  const scope = included.length === 1 && only ? ofNamedMerchant(given, only.criteria) : given;
  const omitted = plan.alternatives.filter(({ omit }) => omit);
  const search = plan.search === null ? '' : foldText(cleanText(plan.search));
  const all = ({ criteria }: FindAlternative) =>
    allHold(criteria.map((criterion) => productCriterion(engine, criterion)));
  return {
    scope,
    where: allHold([
      productsInScope(engine, scope),
      ...(included.length > 0 ? [anyHolds(included.map(all))] : []),
      ...omitted.map((alternative) => sql`not (${all(alternative)})`),
      ...riskSql(plan.options.forecastRisk),
      ...(search === '' ? [] : [containsText(engine, search)]),
    ]),
    isNarrow: included.length > 0 && included.every(namesProduct),
  };
}

const namesProduct = ({ criteria }: FindAlternative): boolean =>
  criteria.some(({ field, op }) => field === 'Nr_Artikel' && op === 'equals');

/** The condition on the risk. Products without a prediction are neither at risk nor without risk. */
function riskSql(risk: FindPlan['options']['forecastRisk']): Sql[] {
  if (risk === null) return [];
  return [
    fixed(
      `exists (select 1 from stock_predictions where product_id = erp_products.id and at_risk = ${Number(risk)})`,
    ),
  ];
}
