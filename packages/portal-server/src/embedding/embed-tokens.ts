import type { FixedFilters } from '@kontor/portal-core/access';
import { EMBED_AUDIENCE, type EmbedAccess, type EmbedWidget } from '@kontor/portal-core/embedding';
import type { Language } from '@kontor/portal-core/i18n';
import type { Clock } from '../dates/index.js';
import { createSignedClaims, type SignedClaims } from '../session/index.js';

/** The claims in the token of an embedded page. */
export interface EmbedTokenClaims {
  /** Id of the account in whose name the page acts. */
  readonly account: number;
  /** Id of the API key that requested it; null when the account itself did. */
  readonly key: number | null;
  /** The account's token version for a token without a key: it ends with the account's other tokens. Null for a key. */
  readonly ver: number | null;
  /** The portal's id of the merchant. */
  readonly merchant: number;
  /** The merchant's epoch, which ends when it is switched off. */
  readonly epoch: number;
  readonly resources: readonly string[];
  /** The widgets that it is for; null when only resources were asked for. */
  readonly widgets: readonly EmbedWidget[] | null;
  readonly access: EmbedAccess;
  /** True when it exports lists as files. */
  readonly export: boolean;
  /** The only records that it sees; null for all of the merchant's. */
  readonly filters: FixedFilters | null;
  readonly origins: readonly string[];
  readonly lang: Language | null;
  /** Seconds since 1970. */
  readonly exp: number;
}
export type EmbedTokens = {
  sign(claims: Omit<EmbedTokenClaims, 'exp'>, seconds: number): Promise<string>;
} & Pick<SignedClaims<EmbedTokenClaims>, 'verify'>;

/** Largest number of characters of a token: ten origins of full length, and the rest. */
const MAX_TOKEN_LENGTH = 8192;

/** Creates and checks tokens of embedded pages. They are signed with the key of all tokens, but have a type and an audience of their own. */
export function createEmbedTokens(options: { readonly key: Uint8Array; readonly clock: Clock }): EmbedTokens {
  const signed = createSignedClaims<EmbedTokenClaims>({
    ...options,
    typ: 'embed+jwt',
    audience: EMBED_AUDIENCE,
    maxLength: MAX_TOKEN_LENGTH,
    // A token of before there was `access` or `export` can change and export nothing.
    read: ({ exp, ...claims }) => ({
      ...(claims as unknown as Omit<EmbedTokenClaims, 'exp'>),
      access: claims['access'] === 'write' ? 'write' : 'read',
      export: claims['export'] === true,
      epoch: Number(claims['epoch'] ?? 0),
      exp,
    }),
  });
  return {
    sign: (claims, seconds) => signed.sign({ ...claims }, seconds),
    verify: (token) => signed.verify(token),
  };
}
