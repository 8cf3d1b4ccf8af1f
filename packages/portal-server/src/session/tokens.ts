import type { Clock } from '../dates/index.js';
import { createSignedClaims } from './signed-claims.js';

/** The claims in a user's token. */
export interface Claims {
  /** Id of the token, different at every sign-in. */
  readonly tokenId: string;
  readonly userId: number;
  /** The user's token version when it was signed; a token of an older version is void. */
  readonly tokenVersion: number;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Signs and checks bearer tokens. */
export interface Tokens {
  sign(user: { readonly id: number; readonly tokenVersion: number }): Promise<string>;
  /** The claims of a token that we signed and that has not expired; null for any other. */
  verify(token: string): Promise<Claims | null>;
}

const MAX_TOKEN_LENGTH = 4096;

/** Creates the tokens of signed-in users, signed with one key of at least 32 bytes. */
export function createTokens(options: {
  readonly key: Uint8Array;
  readonly clock: Clock;
  readonly hours: number;
}): Tokens {
  const { key, clock, hours } = options;
  const signed = createSignedClaims<Claims>({
    key,
    clock,
    typ: 'JWT',
    maxLength: MAX_TOKEN_LENGTH,
    read: ({ userId, ver, exp, jti }) =>
      Number.isSafeInteger(userId) && Number.isSafeInteger(ver)
        ? { tokenId: String(jti), userId: userId as number, tokenVersion: ver as number, exp }
        : null,
  });
  return {
    sign: (user) => signed.sign({ userId: user.id, ver: user.tokenVersion }, hours * 3600),
    verify: (token) => signed.verify(token),
  };
}
