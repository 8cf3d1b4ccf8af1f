import { mayActAs } from '@kontor/portal-core/access';
import { API_KEY_PREFIX } from '@kontor/portal-core/embedding';
import type { IncomingHttpHeaders } from 'node:http';
import type { Access, FindAccess } from '../access/index.js';
import { type Actor, type Caller, HttpProblem, type Impersonating } from '../wire/index.js';
import { actingAs } from './acting-as.js';
import type { CheckSession } from './check-session.js';
import type { SignedClaims } from './signed-claims.js';
import type { Claims, Tokens } from './tokens.js';

/**
 * Authenticates the token of an embedded page; null when it is no such token or has expired. Throws 401 when its key was revoked or its
 * account or merchant switched off, 403 from another origin than the token's and for acting as someone else.
 */
export type AuthenticatePage = (token: string, headers: IncomingHttpHeaders) => Promise<Caller | null>;

/** What is asked about who calls. */
export interface Asking {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  /** Whether the caller was known before. A second look writes nothing: it may be within the call's own transaction. */
  readonly isAgain: boolean;
}

/** Authenticates the secret of an API key. Throws 401 unless it is a live one whose merchant is not switched off, 429 after many wrong ones. */
export type AuthenticateKey = (secret: string, asking: Asking) => Promise<Caller>;

/** The functions that check each kind of bearer token. */
export interface Guards {
  readonly tokens: Tokens;
  readonly checkSession: CheckSession;
  readonly findAccess: FindAccess;
  readonly authenticatePage: AuthenticatePage;
  readonly authenticateKey: AuthenticateKey;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;
const API_KEY = new RegExp(`^Bearer (${API_KEY_PREFIX}[\\w-]{43})$`);

/**
 * Authenticates the caller by `Authorization`: a user, a partner's page with its embed token, or a program with its API key. Throws 401 for
 * anything else.
 */
export async function authenticate(asking: Asking, guards: Guards): Promise<Caller> {
  const { headers } = asking;
  const { authorization = '' } = headers;
  const secret = API_KEY.exec(authorization)?.[1];
  if (secret !== undefined) return guards.authenticateKey(secret, asking);
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw new HttpProblem('not_authorized');
  const claims = await guards.tokens.verify(token);
  if (claims) return authenticateUser(claims, headers, guards);
  const page = await guards.authenticatePage(token, headers);
  if (!page) throw new HttpProblem('not_authorized');
  return page;
}

/**
 * The user of a token, or the one that `X-Logged-In-As` names. Throws problems: 401 when the user is not active, the token void or its
 * session ended, 400 for an unreadable `X-Logged-In-As` (never falling back to the caller's own rights), 403 when acting as that user is not allowed.
 */
async function authenticateUser(
  claims: Claims,
  headers: IncomingHttpHeaders,
  { findAccess, checkSession }: Guards,
): Promise<Caller> {
  const [own, isOpen] = await Promise.all([findAccess(claims.userId), checkSession(claims)]);
  if (!isOpen || !own?.active || own.tokenVersion !== claims.tokenVersion)
    throw new HttpProblem('not_authorized');
  const targetId = actingAs(headers);
  const lacking = own.lacksSecondFactor ? { lacksSecondFactor: true as const } : {};
  if (targetId === undefined)
    return {
      ...lacking,
      session: claims.tokenId,
      principal: own.principal,
      actor: { actorId: own.principal.userId, subjectId: own.principal.userId },
    };
  const target = await findAccess(targetId);
  if (!target?.active || !mayActAs(personOf(own), personOf(target))) throw new HttpProblem('forbidden');
  const actor = { actorId: own.principal.userId, subjectId: target.principal.userId };
  const session = claims.tokenId;
  const impersonating = impersonatingOf(claims, actor);
  return { ...lacking, session, principal: target.principal, actor, impersonating };
}

/** The impersonation of a token: who acts as whom. */
export function impersonatingOf({ tokenId, exp }: Claims, actor: Actor): Impersonating {
  return { ...actor, tokenId, tokenExpiresAt: new Date(exp * 1000).toISOString() };
}

/** The claims of a valid bearer token; null for an invalid or missing one. */
export async function readClaims<C>(
  header: string | readonly string[] | undefined,
  tokens: Pick<SignedClaims<C>, 'verify'>,
): Promise<C | null> {
  const token = BEARER.exec(String(header ?? ''))?.[1];
  return token ? tokens.verify(token) : null;
}

const personOf = ({ principal, merchantId }: Access) => ({ ...principal, merchantId });
