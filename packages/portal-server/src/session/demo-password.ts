import { DEMO_PASSWORD } from '@kontor/portal-core';
import type { IncomingHttpHeaders } from 'node:http';
import { type Config, isLoopback, isOnlyLocal } from '../config/index.js';

/** Headers by which a proxy gives itself away, even one that the server was not told of. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/** True for the public password of the demo anywhere but at the machine itself, where everybody would be let in by it. */
export function isPublicHere(password: string, config: Config, headers: IncomingHttpHeaders): boolean {
  return password === DEMO_PASSWORD && !(isOnlyLocal(config) && isFromHere(headers));
}

/** True unless the request came through a proxy or was meant for another name than this machine's own. */
function isFromHere(headers: IncomingHttpHeaders): boolean {
  return FORWARDING.every((name) => headers[name] === undefined) && isLoopback(hostOf(headers));
}

/** The host of a request without port and brackets; empty when there is none. */
function hostOf({ host = '' }: IncomingHttpHeaders): string {
  return (/^\[(.+)\](:\d+)?$/.exec(host)?.[1] ?? host.replace(/:\d+$/, '')).toLowerCase();
}
