import {
  apiKeysCreate,
  apiKeysList,
  apiKeysRevoke,
  cleanText,
  dataScopeOf,
  issue,
  reachesMerchant,
  ROLE_SYSADMIN,
  validateApiKey,
  type ApiKeyInput,
  type DataScope,
  type Issue,
  type Principal,
} from '@kontor/portal-core';
import { createFindAccess, type FindAccess } from '../access/access.store.js';
import { instantOf } from '../config/clock.js';
import { route, type Actor, type Route } from '../http/handler.js';
import { HttpProblem, validationFailed } from '../http/problem.js';
import type { ServerDeps } from '../server-deps.js';
import { hashSecret, newSecret } from './api-key-secret.js';
import { findApiKeys, insertApiKey, readApiKey, revokeApiKey } from './api-keys.store.js';
import { findEmbedMerchant } from './embed-merchant.store.js';

/** Keeping API keys: those of all merchants, or of the own one for keepers who see no other. */
export function apiKeysRoutes({ database, clock }: ServerDeps): Route[] {
  const { read } = database;
  const findAccess = createFindAccess(database, clock);
  const within = (principal: Principal, scope: DataScope) => dataScopeOf(principal, true) ?? scope;
  return [
    route(apiKeysList, ({ query = {}, principal, actor, scope }) => {
      refuseImpersonating(actor);
      return findApiKeys(read, within(principal, scope), query);
    }),
    route(apiKeysCreate, async ({ body, principal, actor, write }) => {
      refuseImpersonating(actor);
      const issues = [...validateApiKey(body), ...(await beyondKeeper(body, principal))];
      if (issues.length > 0) throw validationFailed(issues);
      const secret = newSecret();
      const key = {
        ...body,
        name: cleanText(body.name),
        origins: [...new Set(body.origins)],
        resources: [...new Set(body.resources)],
        secret_hash: hashSecret(secret),
        created_at: instantOf(clock),
        created_by: actor.actorId,
      };
      const id = await write(async (trx, trail) => {
        const created = await insertApiKey(trx, key);
        const { name, user_id, merchant_id } = key;
        await trail.touch('api_key', [{ id: created, detail: { name, user_id, merchant_id } }]);
        return created;
      });
      const stored = await readApiKey(read, { kind: 'all' }, id);
      return { ...stored!, secret };
    }),
    route(apiKeysRevoke, async ({ params: { id }, principal, actor, scope, write }) => {
      refuseImpersonating(actor);
      await write(async (trx, trail) => {
        const key = await readApiKey(trx, within(principal, scope), id);
        if (!key) throw new HttpProblem('not_found');
        await revokeApiKey(trx, id, instantOf(clock));
        await trail.touch('api_key', [{ id, detail: { name: key.name } }]);
      });
      return undefined;
    }),
  ];

  /** A key can do no more than its keeper: neither by its resources nor through its account or merchant. */
  async function beyondKeeper(input: ApiKeyInput, keeper: Principal): Promise<Issue[]> {
    const resources = input.resources.flatMap((code, at) =>
      keeper.resources.has(code) ? [] : [issue(`resources.${at}`, 'notAllowed')],
    );
    return [
      ...resources,
      ...(await wrongAccount(findAccess, input, keeper)),
      ...(await wrongMerchant(input, keeper)),
    ];
  }

  async function wrongMerchant({ merchant_id, user_id }: ApiKeyInput, keeper: Principal): Promise<Issue[]> {
    const seesAll = dataScopeOf(keeper, true)?.kind === 'all';
    if (merchant_id === null) return seesAll ? [] : [issue('merchant_id', 'required')];
    const merchant = await findEmbedMerchant(read, { merchant: merchant_id, key: null });
    if (!merchant || !reachesMerchant(keeper, merchant.erp_merchant_id))
      return [issue('merchant_id', 'invalidValue')];
    const account = await findAccess(user_id);
    return account && !reachesMerchant(account.principal, merchant.erp_merchant_id)
      ? [issue('merchant_id', 'notAllowed')]
      : [];
  }
}

/** Keys are the real user's business (api.md, impersonation). */
function refuseImpersonating({ actorId, subjectId }: Actor): void {
  if (actorId !== subjectId) throw new HttpProblem('forbidden');
}

async function wrongAccount(
  findAccess: FindAccess,
  { user_id }: ApiKeyInput,
  keeper: Principal,
): Promise<Issue[]> {
  const account = await findAccess(user_id);
  const { merchantErpId } = account?.principal ?? {};
  const isSeen =
    dataScopeOf(keeper, true)?.kind === 'all' ||
    (merchantErpId !== undefined && merchantErpId === keeper.merchantErpId);
  if (!account?.active || !isSeen) return [issue('user_id', 'invalidValue')];
  const isAbove = account.principal.roleId === ROLE_SYSADMIN && keeper.roleId !== ROLE_SYSADMIN;
  return isAbove ? [issue('user_id', 'notAllowed')] : [];
}
