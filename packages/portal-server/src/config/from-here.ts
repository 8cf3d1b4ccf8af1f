import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from './config.js';

/** Headers by which a proxy gives itself away, even one that the server was not told of, besides `x-forwarded-…`. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cdn-loop',
] as const;

/** True unless the request came through a proxy or was meant for another name than this machine's own. */
export function isFromHere(headers: IncomingHttpHeaders): boolean {
  const isForwarded =
    FORWARDING.some((name) => name in headers) ||
    Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));
  return !isForwarded && isLoopback(hostOf(headers));
}

/** The host of a request without port and brackets; empty when there is none. */
function hostOf({ host = '' }: IncomingHttpHeaders): string {
  return (/^\[(.+)\](:\d+)?$/.exec(host)?.[1] ?? host.replace(/:\d+$/, '')).toLowerCase();
}
