import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../config/clock.js';

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

const ALGORITHM = 'HS256';
export const MIN_KEY_BYTES = 32;
const REMEMBERED = 2000;
const MAX_TOKEN_LENGTH = 4096;

/** Tokens under one key of at least 32 bytes. Checked signatures are remembered, expiry is looked at every time. */
export function createTokens(options: {
  readonly key: Uint8Array;
  readonly clock: Clock;
  readonly hours: number;
}): Tokens {
  const { key, clock, hours } = options;
  if (key.byteLength < MIN_KEY_BYTES)
    throw new Error(`The signing key must have at least ${MIN_KEY_BYTES} bytes`);
  const checked = new Map<string, Claims>();
  const alive = (claims: Claims) => (claims.exp > clock() / 1000 ? claims : null);
  return {
    sign(user) {
      const now = Math.floor(clock() / 1000);
      return new SignJWT({ userId: user.id, ver: user.tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(now + hours * 3600)
        .setJti(randomUUID())
        .sign(key);
    },
    async verify(token) {
      const known = checked.get(token);
      if (known) return alive(known);
      const claims = await verifySignature(token, key, clock);
      if (!claims) return null;
      if (checked.size >= REMEMBERED) checked.clear();
      checked.set(token, claims);
      return alive(claims);
    },
  };
}

async function verifySignature(token: string, key: Uint8Array, clock: Clock): Promise<Claims | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: 'JWT',
      currentDate: new Date(clock()),
      requiredClaims: ['exp', 'iat', 'jti'],
    });
    const { userId, ver, exp, jti } = payload as Record<'userId' | 'ver' | 'exp' | 'jti', unknown>;
    return Number.isSafeInteger(userId) && Number.isSafeInteger(ver) && typeof exp === 'number'
      ? { tokenId: String(jti), userId: userId as number, tokenVersion: ver as number, exp }
      : null;
  } catch {
    return null;
  }
}
