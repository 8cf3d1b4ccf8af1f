import type { IncomingHttpHeaders } from 'node:http';
import { mayUse, type Principal, ROLE_MERCHANT } from '@kontor/portal-core/access';
import { today } from '@kontor/portal-core/dates';
import { EMBEDDABLE_CODES, embedPrincipal } from '@kontor/portal-core/embedding';
import type { FindAccess } from '../access/index.js';
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
  readonly timeZone: string;
}): AuthenticatePage {
  const { database, clock, findAccess, embedTokens, timeZone } = options;
  const merchantOf = untilCommit(database, clock, (place: string) =>
    findEmbedMerchant(database.read, JSON.parse(place)),
  );
  return async (token, headers) => {
    const claims = await embedTokens.verify(token);
    if (!claims) return null;
    const { account, key, lang, access: may, filters, widgets, export: mayExport } = claims;
    const [own, merchant] = await Promise.all([
      key === null ? ownRights(findAccess, claims) : EVERYTHING,
      merchantOf(
        JSON.stringify({ merchant: claims.merchant, key, epoch: claims.epoch, day: today(clock, timeZone) }),
      ),
    ]);
    if (!merchant || !own) throw new HttpProblem('not_authorized');
    const principal = embedPrincipal(
      { ...own, userId: account },
      {
        resources: claims.resources,
        merchantErpId: merchant.erp_merchant_id,
        fixed: filters ? { filters, timeZone } : undefined,
      },
    );
    if (!principal) throw new HttpProblem('not_authorized');
    const { page_epoch: _ended, ...ofPage } = merchant;
    if (!isHome(headers, claims) || headers['x-logged-in-as'] !== undefined)
      throw new HttpProblem('forbidden');
    return {
      principal,
      actor: { actorId: account, subjectId: account },
      page: { apiKeyId: key, merchant: ofPage, language: lang, access: may, widgets, export: mayExport },
    };
  };
}

/**
 * Whether a request comes from one of the token's pages. To their own server browsers tell no origin when they only read, but that it is theirs:
 * so a user may try widgets in the portal itself, with a token of their own.
 */
function isHome(headers: IncomingHttpHeaders, { key, origins }: EmbedTokenClaims): boolean {
  if (headers.origin === undefined) return key === null && headers['sec-fetch-site'] === 'same-origin';
  return origins.includes(headers.origin);
}

/** A token of a key has the rights of the key, which stand in it and end with the key, and no account's. */
const EVERYTHING: Omit<Principal, 'userId'> = {
  roleId: ROLE_MERCHANT,
  merchantErpId: null,
  resources: new Set([...EMBEDDABLE_CODES, '/getForAllMerchants']),
};

/**
 * The rights of the user who asked for a token without a key; null when it has ended: with the user's other tokens, when the user lost the
 * permission to ask for one, or has to set up a second factor first.
 */
async function ownRights(
  findAccess: FindAccess,
  { account, ver }: EmbedTokenClaims,
): Promise<Principal | null> {
  const access = await findAccess(account);
  if (!access?.active || access.tokenVersion !== ver || access.lacksSecondFactor) return null;
  return mayUse(access.principal, ['/api-keys']) ? access.principal : null;
}
