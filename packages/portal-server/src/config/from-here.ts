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
  'x-envoy-external-address',
  'x-original-forwarded-for',
  'x-cluster-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'x-azure-clientip',
] as const;

/** True when a header says that a proxy passed the request on. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return (
    FORWARDING.some((name) => name in headers) ||
    Object.keys(headers).some((name) => name.startsWith('x-forwarded-'))
  );
}

/** True unless the request came through a proxy or was meant for another name than this machine's own. */
export function isFromHere(headers: IncomingHttpHeaders): boolean {
  return !isForwarded(headers) && isLoopback(hostOf(headers));
}

/** The host of a request without port and brackets; empty when there is none. */
function hostOf({ host = '' }: IncomingHttpHeaders): string {
  return (/^\[(.+)\](:\d+)?$/.exec(host)?.[1] ?? host.replace(/:\d+$/, '')).toLowerCase();
}
