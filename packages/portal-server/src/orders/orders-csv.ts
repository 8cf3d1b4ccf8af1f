import {
  CSV_MAX_ROWS,
  dataScopeOf,
  issue,
  type DataScope,
  type GenerateCsv,
  type Principal,
} from '@kontor/portal-core';
import type { FindPlan } from '@kontor/portal-core/erp';
import { ORDER_EXPORT_COLUMNS, type OrderExportColumnName } from '@kontor/portal-core/order-import';
import type { CompiledFind } from '../erp/index.js';
import { validationFailed } from '../http/problem.js';
import { planOf, type OrderFinds } from './order-finds.js';

/** The merchant whose orders staff downloads without any filter (specification 1 section 7). */
const DEFAULT_MERCHANT = 1;

/** The asked columns in their order, or all. Throws `validation_failed` naming those that do not exist. */
export function csvColumns(names: readonly string[] | undefined): readonly OrderExportColumnName[] {
  const all = ORDER_EXPORT_COLUMNS.map(({ name }) => name);
  if (names === undefined) return all;
  const unknown = names.flatMap((name, index) =>
    all.some((known) => known === name) ? [] : [issue(`columns.${index}`, 'unknownField')],
  );
  if (unknown.length > 0) throw validationFailed(unknown);
  return names as readonly OrderExportColumnName[];
}

/** The orders of a download. Without any filter those of merchant 1 for staff, the own ones for others. */
export function csvFind(
  finds: OrderFinds,
  { query, sort, search, cursor, limit, ids }: GenerateCsv,
  principal: Principal,
  scope: DataScope,
): CompiledFind {
  const asked = planOf(
    {
      ...(query && { query }),
      ...(sort && { sort }),
      ...(search && { search }),
      ...(cursor && { cursor }),
      ...(limit && { limit }),
    },
    principal,
  );
  const plan = ids === undefined ? asked : { ...asked, ids };
  const within = dataScopeOf(principal, plan.options.displayAllMerchants) ?? scope;
  const bounded: DataScope =
    within.kind === 'all' && isUnfiltered(plan)
      ? { kind: 'merchant', merchantErpId: DEFAULT_MERCHANT }
      : within;
  return finds.compile(bounded, plan, CSV_MAX_ROWS);
}

function isUnfiltered({ alternatives, search, options, ids }: FindPlan): boolean {
  return (
    alternatives.every(({ omit }) => omit) &&
    ids === undefined &&
    options.importId === null &&
    search === null &&
    options.investigationStatus === null &&
    !options.displayAllMerchants
  );
}
