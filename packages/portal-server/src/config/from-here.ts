import type { IncomingMessage } from 'node:http';
import { isLoopback } from './config.js';

/** What tells where a request came from. */
export type Sent = Pick<IncomingMessage, 'headers' | 'httpVersion'>;

/** Names of headers by which proxies, tunnels and clouds give themselves away, even one that the server was not told of. */
const FORWARDING =
  /forward|client-?ip|real-?ip|envoy|via|cdn|ngrok|tailscale|azure|fly-|cf-|fastly|x-(?:amz|original|scheme|host|proto|url|arr|vercel)/i;
/** What a browser says of a page that is the portal itself, or of an address that was typed. */
const OWN_PAGE: ReadonlySet<string> = new Set(['same-origin', 'none']);

/** True when a header says that a proxy passed the request on. */
export function isForwarded(headers: Sent['headers']): boolean {
  return Object.keys(headers).some((name) => FORWARDING.test(name));
}

/**
 * True unless the request may come from another machine: a proxy gives itself away by a header, or by HTTP/1.0, which nginx speaks by
 * default, a browser elsewhere by the page it shows. That a connection ends tells nothing: many a script at the machine itself ends it.
 */
export function isFromHere({ headers, httpVersion }: Sent): boolean {
  if (httpVersion !== '1.1' || !isLoopback(hostOf(headers.host ?? ''))) return false;
  if (isForwarded(headers)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN_PAGE.has(String(site))) return false;
  return [headers.origin, headers.referer].every((page) => page === undefined || isPageHere(page));
}

/** Whether a page is shown by this machine, on any port: that of the development server is another one. */
function isPageHere(page: string): boolean {
  return URL.canParse(page) && isLoopback(new URL(page).hostname.replace(/^\[(.+)\]$/, '$1'));
}

/** The host of a request without port and brackets. */
const hostOf = (host: string): string =>
  (/^\[(.+)\](:\d+)?$/.exec(host)?.[1] ?? host.replace(/:\d+$/, '')).toLowerCase();
