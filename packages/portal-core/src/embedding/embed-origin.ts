import { EMBED_LIMITS } from './embedding.types.js';

const HTTPS =
  /^https:\/\/([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)(?::([1-9]\d{0,4}))?$/;
const LOOPBACK =
  /^http:\/\/(?:localhost|(?:[a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])(?::([1-9]\d{0,4}))?$/;
const LARGEST_PORT = 65_535;

/**
 * True for an origin exactly as browsers send it: scheme, host in lower-case ASCII, a port only when it is not the scheme's default; no
 * path, no trailing slash, no wildcard. The scheme is `https`, or `http` on localhost.
 */
export function isExactOrigin(text: string): boolean {
  if (text.length > EMBED_LIMITS.originLength) return false;
  const secure = HTTPS.exec(text);
  if (secure) return isPort(secure[2], '443');
  const loopback = LOOPBACK.exec(text);
  return loopback !== null && isPort(loopback[1], '80');
}

function isPort(port: string | undefined, usual: string): boolean {
  return port === undefined || (port !== usual && Number(port) <= LARGEST_PORT);
}
