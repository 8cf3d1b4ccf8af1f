import { EMBED_AUDIENCE, type Language } from '@kontor/portal-core';
import type { Clock } from '../dates/index.js';
import { createSignedClaims, type SignedClaims } from '../session/index.js';

/** What the token of an embedded page says. */
export interface EmbedTokenClaims {
  /** The account in whose name the page acts. */
  readonly account: number;
  /** The API key it was traded for, or null when the account itself asked for it. */
  readonly key: number | null;
  /** Then the account's token version: such a token ends with the account's others. */
  readonly ver: number | null;
  /** The portal's id of the merchant. */
  readonly merchant: number;
  readonly resources: readonly string[];
  readonly origins: readonly string[];
  readonly lang: Language | null;
  /** Seconds since 1970. */
  readonly exp: number;
}
export type EmbedTokens = {
  sign(claims: Omit<EmbedTokenClaims, 'exp'>, seconds: number): Promise<string>;
} & Pick<SignedClaims<EmbedTokenClaims>, 'verify'>;

/** Ten origins of full length, and the rest. */
const MAX_TOKEN_LENGTH = 8192;

/** Tokens of embedded pages: under the key of all tokens, but of a type and for an audience of their own. */
export function createEmbedTokens(options: { readonly key: Uint8Array; readonly clock: Clock }): EmbedTokens {
  const signed = createSignedClaims<EmbedTokenClaims>({
    ...options,
    typ: 'embed+jwt',
    audience: EMBED_AUDIENCE,
    maxLength: MAX_TOKEN_LENGTH,
    read: ({ exp, ...claims }) => ({ ...(claims as unknown as Omit<EmbedTokenClaims, 'exp'>), exp }),
  });
  return {
    sign: (claims, seconds) => signed.sign({ ...claims }, seconds),
    verify: (token) => signed.verify(token),
  };
}
