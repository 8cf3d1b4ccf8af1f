import { embedPrincipal, mayUse, type Language } from '@kontor/portal-core';
import type { IncomingHttpHeaders } from 'node:http';
import type { Access, FindAccess } from '../access/access.store.js';
import type { Clock } from '../config/clock.js';
import type { ReadDatabase } from '../db/database.js';
import { untilCommit } from '../db/until-commit.js';
import { HttpProblem } from '../http/problem.js';
import type { Caller } from '../session/authenticate.js';
import { findEmbedMerchant, type EmbedMerchant } from './embed-merchant.store.js';
import type { EmbedTokenClaims, EmbedTokens } from './embed-tokens.js';

/** A partner's page that shows an embed token. */
export interface PageCaller {
  /** Null when a user asked for the token. */
  readonly apiKeyId: number | null;
  readonly merchant: EmbedMerchant;
  /** The language its widgets were asked for in. */
  readonly language: Language | null;
}

/**
 * Who calls with the token of an embedded page; null when it is no such token or has expired. Throws 401 when its key was revoked or its
 * account or merchant switched off, 403 from another origin than the token's and for acting as someone else.
 */
export type AuthenticatePage = (token: string, headers: IncomingHttpHeaders) => Promise<Caller | null>;

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
    const { account, key, lang, origins } = claims;
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
      page: { apiKeyId: key, merchant, language: lang },
    };
  };
}

/** A token that a user asked for ends with its other tokens, and when it may not ask for one any more. */
function isAlive({ active, tokenVersion, principal }: Access, { key, ver }: EmbedTokenClaims): boolean {
  return active && (key !== null || (ver === tokenVersion && mayUse(principal, ['/api-keys'])));
}
