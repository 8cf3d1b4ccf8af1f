import { mayReadAllMerchants, mayUse, type Principal, ROLE_MERCHANT } from '../access/index.js';
import type { Call } from '../wire/index.js';
import { issue, type Issue } from '../validation/index.js';
import { EMBEDDABLE_CODES, type EmbedSessionInput } from './embedding.types.js';

/** What a session can be for at most: those of an API key, or of a user who asks for one. */
export interface SessionBounds {
  readonly resources: readonly string[];
  /** Null: any origin. */
  readonly origins: readonly string[] | null;
  /** Null: any merchant the account may see. */
  readonly merchantId: number | null;
}

/**
 * Who a page with a token of these resources and this merchant is: what its account may do now, cut down to the token and to what can be
 * embedded at all. Never role 1 and never a look beyond the one merchant, whoever the account is. Null when the account does not reach
 * that merchant (any more).
 */
export function embedPrincipal(
  account: Principal,
  token: { readonly resources: readonly string[]; readonly merchantErpId: number },
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
  };
}

/** Whether an account may see the records of a merchant. */
export function reachesMerchant(
  account: Pick<Principal, 'roleId' | 'resources' | 'merchantErpId'>,
  merchantErpId: number,
): boolean {
  return account.merchantErpId === merchantErpId || mayReadAllMerchants(account);
}

/**
 * Whether a page may make a call: with one of the call's codes, or, for what everyone signed in may call, when the call says so. A token
 * with no resources left may do nothing.
 */
export function mayEmbed(
  { access, embed = false }: Pick<Call, 'access' | 'embed'>,
  page: Principal,
): boolean {
  if (access.kind === 'resource') return mayUse(page, access.anyOf);
  if (typeof embed === 'boolean') return embed && page.resources.size > 0;
  return mayUse(page, embed);
}

/** What of an asked session lies beyond the bounds. */
export function beyondBounds(
  asked: EmbedSessionInput,
  { resources, origins, merchantId }: SessionBounds,
): Issue[] {
  const beyond = (path: string, values: readonly string[], bound: readonly string[]) =>
    values.flatMap((value, at) => (bound.includes(value) ? [] : [issue(`${path}.${at}`, 'notAllowed')]));
  return [
    ...beyond('resources', asked.resources, resources),
    ...beyond('origins', asked.origins, origins ?? asked.origins),
    ...(merchantId === null || merchantId === asked.merchant_id ? [] : [issue('merchant_id', 'notAllowed')]),
  ];
}
