import type { FixedFilters } from '../access/index.js';
import type { EmbedAccess } from './embed-widgets.js';
import { jwtPayload } from '../session/index.js';

/** The claims readable in an embed token without verification; only the server verifies it. */
export interface EmbedClaims {
  /** Id of the API key; null when a user requested the token. */
  readonly key: number | null;
  readonly merchant: number;
  readonly resources: readonly string[];
  /** The widgets that it is for; null for a token that was asked for by resources. */
  readonly widgets: readonly string[] | null;
  /** `read` for a token that can change nothing. */
  readonly access: EmbedAccess;
  /** True when it exports lists as files. */
  readonly export: boolean;
  /** The only records that it shows; null for all of the merchant's. */
  readonly filters: FixedFilters | null;
  readonly origins: readonly string[];
  readonly lang: string | null;
  /** Seconds since 1970, like `exp`. */
  readonly iat: number;
  readonly exp: number;
}

/** The claims of an embed token, or null when the text is none. `decodeBase64` decodes base64 to text (`atob` in browsers). */
export function readEmbedToken(token: string, decodeBase64: (text: string) => string): EmbedClaims | null {
  const claims = jwtPayload(token, decodeBase64) as Partial<EmbedClaims & { aud: unknown }> | null;
  if (claims?.aud !== EMBED_AUDIENCE) return null;
  const { key = null, merchant, resources, origins, lang = null, iat, exp, filters = null } = claims;
  if (!Array.isArray(resources) || !Array.isArray(origins)) return null;
  if (typeof merchant !== 'number' || typeof iat !== 'number' || typeof exp !== 'number') return null;
  const widgets = Array.isArray(claims.widgets) ? claims.widgets : null;
  const access = claims.access === 'write' ? 'write' : 'read';
  return {
    key,
    merchant,
    resources,
    widgets,
    access,
    export: claims.export === true,
    filters,
    origins,
    lang,
    iat,
    exp,
  };
}

/** The audience of embed tokens. No other token has it, so neither kind can be taken for the other. */
export const EMBED_AUDIENCE = 'kontor-embed';
