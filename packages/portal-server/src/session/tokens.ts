import type { Clock } from '../dates/index.js';
import { createSignedClaims } from './signed-claims.js';

/** What a token of ours says. */
export interface Claims {
  /** Differs at every sign-in. */
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
  /** The claims of a token we signed and that has not expired, else null. */
  verify(token: string): Promise<Claims | null>;
}

const MAX_TOKEN_LENGTH = 4096;

/** Tokens of signed-in users under one key of at least 32 bytes. */
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
