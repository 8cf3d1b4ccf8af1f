import { type Principal, ROLE_MERCHANT, SCOPE_CODES } from '@kontor/portal-core/access';
import { today } from '@kontor/portal-core/dates';
import { type Clock, instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import { HttpProblem } from '../wire/index.js';
import type { Attempts } from '../limits/index.js';
import { type AuthenticateKey, networksOf } from '../session/index.js';
import { hashSecret, isSameHash } from './api-key-secret.js';
import { findLiveKey, type LiveKey, noteUse } from './api-keys.store.js';

/** Wrong keys from one network: an IPv4 address, or a /64 of IPv6. */
const WRONG_KEYS = { name: 'apikey', points: 30, windowMs: 15 * 60_000 };
const USE_NOTED_EVERY_MS = 60_000;

/** Creates the function that checks API keys. */
export function createKeyAuthentication(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  /** In which the last day of a key ends. */
  readonly timeZone: string;
}): AuthenticateKey {
  const { database, clock, attempts, timeZone } = options;
  return async (secret, { headers, ip, isAgain }) => {
    const hash = hashSecret(secret);
    const key = await findLiveKey(database.read, hash, today(clock, timeZone));
    if (!key || !isSameHash(key.secret_hash, hash)) {
      // After the look: wrong keys of others at the same address keep no right one out.
      if (!isAgain) await attempts.take(WRONG_KEYS, networksOf(ip).near);
      throw new HttpProblem('not_authorized');
    }
    // In a browser a key would be everyone's, and nobody acts as someone else with one.
    if (headers.origin !== undefined || headers['x-logged-in-as'] !== undefined)
      throw new HttpProblem('forbidden');
    const before = instantOf(() => clock() - USE_NOTED_EVERY_MS);
    if (!isAgain && (key.last_used_at === null || key.last_used_at < before))
      await database.write((trx) => noteUse(trx, key.id, { at: instantOf(clock), before }));
    return {
      principal: principalOf(key),
      actor: { actorId: key.user_id, subjectId: key.user_id },
      apiKey: {
        id: key.id,
        scopes: key.scopes,
        bounds: { resources: key.resources, origins: key.origins, merchantId: key.merchant_id },
      },
    };
  };
}

/** The rights of a key: its own, whatever has become of the account in whose name it acts. */
function principalOf({ user_id, erp_merchant_id, scopes }: LiveKey): Principal {
  const ofScopes = scopes.flatMap((scope) => SCOPE_CODES[scope]);
  const codes = erp_merchant_id === null ? [...ofScopes, '/getForAllMerchants' as const] : ofScopes;
  return {
    userId: user_id,
    roleId: ROLE_MERCHANT,
    merchantErpId: erp_merchant_id,
    resources: new Set(codes),
  };
}
