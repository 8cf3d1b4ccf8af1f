import {
  apiKeysCreate,
  apiKeysList,
  apiKeysOwn,
  apiKeysRevoke,
  validateApiKey,
  type ApiKey,
  type ApiKeyInput,
} from '@kontor/portal-core/embedding';
import { today } from '@kontor/portal-core/dates';
import { cleanText } from '@kontor/portal-core/validation';
import { createFindAccess, wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import { type Actor, HttpProblem, type Route, route, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { hashSecret, newSecret } from './api-key-secret.js';
import { findApiKeys, insertApiKey, readApiKey, revokeApiKey } from './api-keys.store.js';
import { beyondKeeper } from './beyond-keeper.js';

/** Routes of the API keys: those of all merchants, or of the user's own one without that permission. */
export function apiKeysRoutes({ database, clock, config }: ServerDeps): Route[] {
  const { read } = database;
  const known = { read, findAccess: createFindAccess(database, clock) };
  return [
    route(apiKeysList, ({ query, principal, actor, scope }) => {
      refuseImpersonating(actor);
      return findApiKeys(read, wholeScope(principal, scope), query);
    }),
    route(apiKeysOwn, async ({ apiKey, principal }) => {
      const key = apiKey && (await readApiKey(read, { kind: 'all' }, apiKey.id));
      if (!key) throw new HttpProblem('not_found');
      const { name, scopes, merchant_id, merchant_name, last_day } = key;
      const erp_merchant_id = principal.merchantErpId;
      return { name, scopes, merchant_id, erp_merchant_id, merchant_name, last_day };
    }),
    route(apiKeysCreate, async ({ body, principal, actor, write }) => {
      refuseImpersonating(actor);
      const issues = [
        ...validateApiKey(body, today(clock, config.timeZone)),
        ...(await beyondKeeper(known, body, principal)),
      ];
      if (issues.length > 0) throw validationFailed(issues);
      const secret = newSecret();
      const key = {
        ...tidied(body),
        secret_hash: hashSecret(secret),
        created_at: instantOf(clock),
        created_by: actor.actorId,
      };
      const id = await write(async (trx, trail) => {
        const created = await insertApiKey(trx, key);
        const { name, user_id, merchant_id, last_day } = key;
        const detail = { name, user_id, merchant_id, scopes: key.scopes.join(' '), last_day };
        await trail.touch('api_key', [{ id: created, detail }]);
        return created;
      });
      const stored = await readApiKey(read, { kind: 'all' }, id);
      return { ...stored!, secret };
    }),
    route(apiKeysRevoke, async ({ params: { id }, principal, actor, scope, write }) => {
      refuseImpersonating(actor);
      await write(async (trx, trail) => {
        const key = await readApiKey(trx, wholeScope(principal, scope), id);
        if (!key) throw new HttpProblem('not_found');
        await revokeApiKey(trx, id, instantOf(clock));
        await trail.touch('api_key', [{ id, detail: { name: key.name } }]);
      });
      return undefined;
    }),
  ];
}

/** Throws 403 while acting as someone else: keys are the real user's business (api.md, impersonation). */
function refuseImpersonating({ actorId, subjectId }: Actor): void {
  if (actorId !== subjectId) throw new HttpProblem('forbidden');
}

function tidied(input: ApiKeyInput): ApiKeyInput & Pick<ApiKey, 'last_day'> {
  return {
    ...input,
    name: cleanText(input.name),
    last_day: input.last_day ?? null,
    origins: [...new Set(input.origins)],
    scopes: [...new Set(input.scopes)],
    resources: [...new Set(input.resources)],
  };
}
