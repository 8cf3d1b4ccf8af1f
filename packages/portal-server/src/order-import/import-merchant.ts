import { issue, type DataScope, type Principal } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { isMerchant } from '../merchants/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';

const FIELD = 'merchant_erp_id';

/** The part of a request that says for whom it is. */
export interface MerchantChoice {
  readonly principal: Principal;
  readonly scope: DataScope;
  /** What the request names; only staff may name another merchant than its own. */
  readonly named: number | undefined;
}

/**
 * The ERP id of the merchant a request is for: the own one, or the one that staff names. Throws 403 for another merchant than the own one,
 * 422 when staff names none or one that does not exist.
 */
export async function chooseMerchant(
  read: Knex,
  { principal, scope, named }: MerchantChoice,
): Promise<number> {
  if (scope.kind === 'merchant') {
    if (named !== undefined && named !== scope.merchantErpId) throw new HttpProblem('forbidden');
    return scope.merchantErpId;
  }
  const chosen = named ?? principal.merchantErpId;
  if (chosen === null) throw validationFailed([issue(FIELD, 'required')]);
  if (!(await isMerchant(read, chosen))) throw validationFailed([issue(FIELD, 'invalidValue')]);
  return chosen;
}
