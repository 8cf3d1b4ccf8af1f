import { mayReadAllMerchants, ROLE_SYSADMIN, SCOPE_CODES, type Principal } from '@kontor/portal-core/access';
import { isRecordsKey, reachesMerchant, type ApiKeyInput } from '@kontor/portal-core/embedding';
import { issue, type Issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import type { FindAccess } from '../access/index.js';
import { findEmbedMerchant } from './embed-merchant.store.js';

/** Functions that look up accounts and merchants. */
export interface KnownRecords {
  readonly read: Knex;
  readonly findAccess: FindAccess;
}

/**
 * Permissions of a key that exceed those of the user who manages it: a key reaches no further by its scopes and resources, nor through its
 * account or merchant.
 */
export async function beyondKeeper(
  known: KnownRecords,
  input: ApiKeyInput,
  keeper: Principal,
): Promise<Issue[]> {
  const resources = input.resources.flatMap((code, at) =>
    keeper.resources.has(code) ? [] : [issue(`resources.${at}`, 'notAllowed')],
  );
  const scopes = input.scopes.flatMap((scope, at) =>
    SCOPE_CODES[scope].every((code) => keeper.resources.has(code))
      ? []
      : [issue(`scopes.${at}`, 'notAllowed')],
  );
  return [
    ...scopes,
    ...resources,
    ...(await wrongAccount(known, input, keeper)),
    ...(await wrongMerchant(known, input, keeper)),
  ];
}

async function wrongAccount(
  { findAccess }: KnownRecords,
  { user_id }: ApiKeyInput,
  keeper: Principal,
): Promise<Issue[]> {
  const account = await findAccess(user_id);
  const { merchantErpId } = account?.principal ?? {};
  const isSeen =
    mayReadAllMerchants(keeper) || (merchantErpId !== undefined && merchantErpId === keeper.merchantErpId);
  if (!account?.active || !isSeen) return [issue('user_id', 'invalidValue')];
  const isAbove = account.principal.roleId === ROLE_SYSADMIN && keeper.roleId !== ROLE_SYSADMIN;
  return isAbove ? [issue('user_id', 'notAllowed')] : [];
}

async function wrongMerchant(
  { read, findAccess }: KnownRecords,
  { merchant_id, user_id, scopes }: ApiKeyInput,
  keeper: Principal,
): Promise<Issue[]> {
  // What handles orders is of one merchant whoever keeps it; that rule has been told by itself.
  if (merchant_id === null && isRecordsKey({ scopes })) return [];
  if (merchant_id === null) {
    const account = await findAccess(user_id);
    const areAll = mayReadAllMerchants(keeper) && (!account || mayReadAllMerchants(account.principal));
    return areAll ? [] : [issue('merchant_id', 'required')];
  }
  const merchant = await findEmbedMerchant(read, { merchant: merchant_id, key: null });
  if (!merchant || !reachesMerchant(keeper, merchant.erp_merchant_id))
    return [issue('merchant_id', 'invalidValue')];
  const account = await findAccess(user_id);
  return account && !reachesMerchant(account.principal, merchant.erp_merchant_id)
    ? [issue('merchant_id', 'notAllowed')]
    : [];
}
