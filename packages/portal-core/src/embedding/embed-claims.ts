import { jwtPayload } from '../session/index.js';

/** What can be read from an embed token without verifying it: only the server verifies. */
export interface EmbedClaims {
  /** Id of the API key; null when a user asked for the token. */
  readonly key: number | null;
  readonly merchant: number;
  readonly resources: readonly string[];
  readonly origins: readonly string[];
  readonly lang: string | null;
  /** Seconds since 1970; as `exp`. */
  readonly iat: number;
  readonly exp: number;
}

/** The claims of an embed token, or null when it is not one. `decodeBase64` turns base64 into text (`atob` in browsers). */
export function readEmbedToken(token: string, decodeBase64: (text: string) => string): EmbedClaims | null {
  const claims = jwtPayload(token, decodeBase64) as Partial<EmbedClaims & { aud: unknown }> | null;
  if (claims?.aud !== EMBED_AUDIENCE) return null;
  const { key = null, merchant, resources, origins, lang = null, iat, exp } = claims;
  if (!Array.isArray(resources) || !Array.isArray(origins)) return null;
  if (typeof merchant !== 'number' || typeof iat !== 'number' || typeof exp !== 'number') return null;
  return { key, merchant, resources, origins, lang, iat, exp };
}

/** Whom embed tokens are for: no other token says this, and these are taken for no other. */
export const EMBED_AUDIENCE = 'kontor-embed';
