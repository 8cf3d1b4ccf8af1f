import { embedPrincipal, mayUse } from '@kontor/portal-core';
import type { Access, FindAccess } from '../access/index.js';
import type { Clock } from '../dates/index.js';
import { type ReadDatabase, untilCommit } from '../db/index.js';
import { HttpProblem } from '../wire/index.js';
import type { AuthenticatePage } from '../session/index.js';
import { findEmbedMerchant } from './embed-merchant.store.js';
import type { EmbedTokenClaims, EmbedTokens } from './embed-tokens.js';

/** Creates the function that checks the tokens of embedded pages. */
export function createPageAuthentication(options: {
  readonly database: ReadDatabase;
  readonly clock: Clock;
  readonly findAccess: FindAccess;
  readonly embedTokens: EmbedTokens;
}): AuthenticatePage {
  const { database, clock, findAccess, embedTokens } = options;
  const merchantOf = untilCommit(database, clock, (place: string) =>
    findEmbedMerchant(database.read, JSON.parse(place) as EmbedTokenClaims),
  );
  return async (token, headers) => {
    const claims = await embedTokens.verify(token);
    if (!claims) return null;
    const { account, key, lang, origins, access: may } = claims;
    const [access, merchant] = await Promise.all([
      findAccess(account),
      merchantOf(JSON.stringify({ merchant: claims.merchant, key })),
    ]);
    if (!merchant || !access || !isAlive(access, claims)) throw new HttpProblem('not_authorized');
    const principal = embedPrincipal(access.principal, {
      resources: claims.resources,
      merchantErpId: merchant.erp_merchant_id,
    });
    if (!principal) throw new HttpProblem('not_authorized');
    const isHome = headers.origin !== undefined && origins.includes(headers.origin);
    if (!isHome || headers['x-logged-in-as'] !== undefined) throw new HttpProblem('forbidden');
    return {
      principal,
      actor: { actorId: account, subjectId: account },
      page: { apiKeyId: key, merchant, language: lang, access: may },
    };
  };
}

/**
 * True while a token may be used. One that a user asked for ends with the user's other tokens, and when the user loses the permission to
 * ask for one.
 */
function isAlive({ active, tokenVersion, principal }: Access, { key, ver }: EmbedTokenClaims): boolean {
  return active && (key !== null || (ver === tokenVersion && mayUse(principal, ['/api-keys'])));
}
