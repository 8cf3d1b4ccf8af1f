import { mayUse, ROLE_SYSADMIN, type Principal } from '@kontor/portal-core';
import type { IncomingHttpHeaders } from 'node:http';
import type { Access, FindAccess } from '../access/access.store.js';
import type { Actor } from '../http/handler.js';
import { HttpProblem } from '../http/problem.js';
import type { Tokens } from './tokens.js';

/** Who makes a call: the one whose rights count, and who really acts. */
export interface Caller {
  readonly principal: Principal;
  readonly actor: Actor;
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
  const own = await ownAccess(headers.authorization, tokens, findAccess);
  const header = headers['x-logged-in-as'];
  if (header === undefined)
    return {
      principal: own.principal,
      actor: { actorId: own.principal.userId, subjectId: own.principal.userId },
    };
  if (typeof header !== 'string' || !USER_ID.test(header)) throw new HttpProblem('bad_request');
  const target = await findAccess(Number(header));
  if (!target?.active || !mayActAs(own, target)) throw new HttpProblem('forbidden');
  return {
    principal: target.principal,
    actor: { actorId: own.principal.userId, subjectId: target.principal.userId },
  };
}

async function ownAccess(
  header: string | undefined,
  tokens: Tokens,
  findAccess: FindAccess,
): Promise<Access> {
  const token = BEARER.exec(header ?? '')?.[1];
  const claims = token ? await tokens.verify(token) : null;
  const access = claims ? await findAccess(claims.userId) : null;
  if (!access?.active || access.tokenVersion !== claims?.tokenVersion)
    throw new HttpProblem('not_authorized');
  return access;
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
