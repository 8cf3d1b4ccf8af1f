import type { FindCriterion, FindValue } from '@kontor/portal-core/erp';
import { fixed, type Sql, sql } from '../../../db/index.js';

/**
 * A condition on a column of whole numbers, which are `factor` times the criterion's (cents of a price: 100). A comparison with a fraction
 * becomes one with its neighbour.
 */
export function matchNumber(column: string, criterion: FindCriterion, factor = 1): Sql {
  const scaled = inUnits(criterion, factor);
  if (scaled.op === 'equals' && !Number.isInteger(scaled.value)) return fixed('false');
  return compared(column, wholeNumbers(scaled)) ?? fixed(criterion.op === 'notEmpty' ? 'true' : 'false');
}

function inUnits(criterion: FindCriterion, factor: number): FindCriterion {
  // Rounded, since 1.15 × 100 is 114.99999999999999.
  const unit = (value: FindValue) => Number((Number(value) * factor).toFixed(6));
  if (factor === 1) return criterion;
  if (criterion.op === 'range')
    return { ...criterion, values: [unit(criterion.values[0]), unit(criterion.values[1])] };
  return isComparison(criterion) ? { ...criterion, value: unit(criterion.value) } : criterion;
}

type Comparison = Extract<FindCriterion, { readonly op: keyof typeof OPERATORS }>;
const isComparison = (criterion: FindCriterion): criterion is Comparison => criterion.op in OPERATORS;

function wholeNumbers(criterion: FindCriterion): FindCriterion {
  if (criterion.op === 'range')
    return { ...criterion, values: [up(criterion.values[0]), down(criterion.values[1])] };
  if (criterion.op === 'lt' || criterion.op === 'gte') return { ...criterion, value: up(criterion.value) };
  if (criterion.op === 'lte' || criterion.op === 'gt' || criterion.op === 'equals')
    return { ...criterion, value: down(criterion.value) };
  return criterion;
}
const inRange = (value: number): number =>
  Math.min(Math.max(value, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
const up = (value: FindValue): number => inRange(Math.ceil(Number(value)));
const down = (value: FindValue): number => inRange(Math.floor(Number(value)));

const OPERATORS = { equals: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

/** A comparison of a column with the criterion's values; null when the criterion is not a comparison. */
export function compared(column: string, criterion: FindCriterion): Sql | null {
  if (criterion.op === 'range')
    return sql`${fixed(column)} between ${criterion.values[0]} and ${criterion.values[1]}`;
  return isComparison(criterion)
    ? sql`${fixed(`${column} ${OPERATORS[criterion.op]}`)} ${criterion.value}`
    : null;
}
