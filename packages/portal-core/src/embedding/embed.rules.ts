import {
  mayReadAllMerchants,
  mayUse,
  type Principal,
  ROLE_MERCHANT,
  type ScopeFilters,
} from '../access/index.js';
import type { Call } from '../wire/index.js';
import { issue, type Issue } from '../validation/index.js';
import { validateOrigins } from './api-key.rules.js';
import { type EmbedAccess, neededCodes } from './embed-widgets.js';
import { EMBED_LIMITS, EMBEDDABLE_CODES, type EmbedSessionInput } from './embedding.types.js';

/** Upper bounds of a session: those of an API key, or of a user who requests one. */
export interface SessionBounds {
  readonly resources: readonly string[];
  /** Allowed origins; null for any. */
  readonly origins: readonly string[] | null;
  /** Allowed merchant; null for any merchant that the account may see. */
  readonly merchantId: number | null;
}

/**
 * The principal of a page whose token has these resources and this merchant: what its account may do now, reduced to the token and to what
 * can be embedded at all. It never has role 1 and never sees another merchant, whatever the account is. Null when the account cannot (or
 * can no longer) see that merchant.
 */
export function embedPrincipal(
  account: Principal,
  token: {
    readonly resources: readonly string[];
    readonly merchantErpId: number;
    readonly fixed?: ScopeFilters | undefined;
  },
): Principal | null {
  if (!reachesMerchant(account, token.merchantErpId)) return null;
  const resources = EMBEDDABLE_CODES.filter(
    (code) => account.resources.has(code) && token.resources.includes(code),
  );
  return {
    userId: account.userId,
    roleId: ROLE_MERCHANT,
    merchantErpId: token.merchantErpId,
    resources: new Set(resources),
    ...(token.fixed && { fixed: token.fixed }),
  };
}

/** Whether an account may read the records of a merchant. */
export function reachesMerchant(
  account: Pick<Principal, 'roleId' | 'resources' | 'merchantErpId'>,
  merchantErpId: number,
): boolean {
  return account.merchantErpId === merchantErpId || mayReadAllMerchants(account);
}

/**
 * Whether a page may send a call: it needs one of the call's codes, and a token to write with for a call that may change anything. A call
 * that every signed-in user may send must allow it explicitly. A token without resources may send nothing, one with fixed filters only
 * what keeps them.
 */
export function mayEmbed(
  {
    access,
    effect,
    embed = false,
    keepsFilters = false,
  }: Pick<Call, 'access' | 'effect' | 'embed' | 'keepsFilters'>,
  page: Principal,
  token: EmbedAccess,
): boolean {
  if (effect !== 'read' && token !== 'write') return false;
  if (page.fixed && !keepsFilters) return false;
  if (access.kind === 'resource') return mayUse(page, access.anyOf);
  if (typeof embed === 'boolean') return embed && page.resources.size > 0;
  return mayUse(page, embed);
}

/** The parts of a requested session that exceed the bounds. */
export function beyondBounds(
  asked: EmbedSessionInput,
  { resources, origins, merchantId }: SessionBounds,
): Issue[] {
  const beyond = (path: string, values: readonly string[], bound: readonly string[]) =>
    values.flatMap((value, at) => (bound.includes(value) ? [] : [issue(`${path}.${at}`, 'notAllowed')]));
  return [
    ...beyond('resources', asked.resources ?? [], resources),
    ...(asked.widgets ?? []).flatMap((widget, at) =>
      neededCodes(widget).every((code) => resources.includes(code))
        ? []
        : [issue(`widgets.${at}`, 'notAllowed')],
    ),
    ...beyond('origins', asked.origins, origins ?? asked.origins),
    ...(merchantId === null || merchantId === asked.merchant_id ? [] : [issue('merchant_id', 'notAllowed')]),
  ];
}

/** Every broken rule of a requested session that its shape does not say: it is for widgets, or for resources. */
export function validateEmbedSession({ widgets, resources, origins }: EmbedSessionInput): Issue[] {
  const issues = validateOrigins(origins, EMBED_LIMITS.sessionOrigins);
  if (widgets === undefined && resources === undefined) issues.push(issue('widgets', 'required'));
  if (widgets !== undefined && resources !== undefined) issues.push(issue('resources', 'invalidValue'));
  return issues;
}
