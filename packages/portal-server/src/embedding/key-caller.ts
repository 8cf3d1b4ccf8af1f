import { ROLE_MERCHANT } from '@kontor/portal-core';
import type { Knex } from 'knex';
import type { FindAccess } from '../access/index.js';
import { type Clock, instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import { HttpProblem } from '../wire/index.js';
import { type AuthenticateKey, createLimiter, refuseAbove } from '../session/index.js';
import { hashSecret, isSameHash } from './api-key-secret.js';
import { findLiveKey, noteUse, type LiveKey } from './api-keys.store.js';
import { findEmbedMerchant } from './embed-merchant.store.js';

/** Number of wrong keys from one address within a quarter of an hour. */
const WRONG_KEYS = 30;
const USE_NOTED_EVERY_MS = 60_000;

/** Creates the function that checks API keys. */
export function createKeyAuthentication(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly findAccess: FindAccess;
}): AuthenticateKey {
  const { database, clock, findAccess } = options;
  const wrong = createLimiter(database, {
    table: 'login_failures',
    keyPrefix: 'apikey',
    points: WRONG_KEYS,
    duration: 15 * 60,
  });
  return async (secret, { headers, ip }) => {
    const hash = hashSecret(secret);
    const key = await findLiveKey(database.read, hash);
    const account = key && isSameHash(key.secret_hash, hash) ? await findAccess(key.user_id) : null;
    if (!key || !account?.active || !(await isMerchantActive(database.read, key))) {
      // After the look: wrong keys of others at the same address keep no right one out.
      await refuseAbove(wrong, ip);
      await wrong.penalty(ip);
      throw new HttpProblem('not_authorized');
    }
    // In a browser a key would be everyone's, and nobody acts as someone else with one.
    if (headers.origin !== undefined || headers['x-logged-in-as'] !== undefined)
      throw new HttpProblem('forbidden');
    const before = instantOf(() => clock() - USE_NOTED_EVERY_MS);
    if (key.last_used_at === null || key.last_used_at < before)
      await database.write((trx) => noteUse(trx, key.id, { at: instantOf(clock), before }));
    const { userId, merchantErpId, resources } = account.principal;
    return {
      principal: { userId, roleId: ROLE_MERCHANT, merchantErpId, resources },
      actor: { actorId: userId, subjectId: userId },
      apiKey: {
        id: key.id,
        bounds: { resources: key.resources, origins: key.origins, merchantId: key.merchant_id },
      },
    };
  };
}

/** False while the merchant that a key is bound to is switched off. */
async function isMerchantActive(read: Knex, { merchant_id: merchant }: LiveKey): Promise<boolean> {
  return merchant === null || (await findEmbedMerchant(read, { merchant, key: null })) !== null;
}
