import { mayUse, ROLE_SYSADMIN, type Principal } from '@kontor/portal-core';
import type { IncomingHttpHeaders } from 'node:http';
import type { Access, FindAccess } from '../access/access.store.js';
import type { Actor } from '../http/handler.js';
import { HttpProblem } from '../http/problem.js';
import type { Impersonating } from './impersonation.store.js';
import type { Claims, Tokens } from './tokens.js';

/** Who makes a call: the one whose rights count, and who really acts. */
export interface Caller {
  readonly principal: Principal;
  readonly actor: Actor;
  /** While acting as someone else. */
  readonly impersonating?: Impersonating;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;
const USER_ID = /^[1-9]\d{0,9}$/;

/**
 * Reads who is calling from `Authorization` and `X-Logged-In-As`. Throws problems: 401 without a valid token of an active user, 400 for an
 * unreadable `X-Logged-In-As` (never falling back to the caller's own rights), 403 when acting as that user is not allowed.
 */
export async function authenticate(
  headers: IncomingHttpHeaders,
  tokens: Tokens,
  findAccess: FindAccess,
): Promise<Caller> {
  const claims = await readClaims(headers.authorization, tokens);
  const own = await ownAccess(claims, findAccess);
  const header = headers['x-logged-in-as'];
  if (header === undefined)
    return {
      principal: own.principal,
      actor: { actorId: own.principal.userId, subjectId: own.principal.userId },
    };
  if (typeof header !== 'string' || !USER_ID.test(header)) throw new HttpProblem('bad_request');
  const target = await findAccess(Number(header));
  if (!target?.active || !mayActAs(own, target)) throw new HttpProblem('forbidden');
  const actor = { actorId: own.principal.userId, subjectId: target.principal.userId };
  return { principal: target.principal, actor, impersonating: impersonatingOf(own.claims, actor) };
}

/** By which token who acts as whom. */
export function impersonatingOf({ tokenId, exp }: Claims, actor: Actor): Impersonating {
  return { ...actor, tokenId, tokenExpiresAt: new Date(exp * 1000).toISOString() };
}

/** The claims of a valid bearer token, or null. */
export async function readClaims(
  header: string | readonly string[] | undefined,
  tokens: Tokens,
): Promise<Claims | null> {
  const token = BEARER.exec(String(header ?? ''))?.[1];
  return token ? tokens.verify(token) : null;
}

async function ownAccess(
  claims: Claims | null,
  findAccess: FindAccess,
): Promise<Access & { readonly claims: Claims }> {
  const access = claims ? await findAccess(claims.userId) : null;
  if (claims === null || !access?.active || access.tokenVersion !== claims.tokenVersion)
    throw new HttpProblem('not_authorized');
  return { ...access, claims };
}

/** A sysadmin may act as anyone but a sysadmin; others with `/management/users` as a user of their own merchant (api.md). */
function mayActAs(own: Access, target: Access): boolean {
  if (own.principal.userId === target.principal.userId || target.principal.roleId === ROLE_SYSADMIN)
    return false;
  if (own.principal.roleId === ROLE_SYSADMIN) return true;
  return (
    mayUse(own.principal, ['/management/users']) &&
    own.merchantId !== null &&
    own.merchantId === target.merchantId
  );
}
