import type { DataScope, Principal } from '@kontor/portal-core/access';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { isMerchant } from '../merchants/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';

const FIELD = 'merchant_erp_id';

/** The part of a request that decides its merchant. */
export interface MerchantChoice {
  readonly principal: Principal;
  readonly scope: DataScope;
  /** Merchant named by the request. Only staff may name another one than their own. */
  readonly named: number | undefined;
}

/**
 * The ERP id of the merchant of a request: the user's own, or the one that staff name. Throws 403 for another merchant than the own one,
 * 422 when staff name none or one that does not exist.
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
