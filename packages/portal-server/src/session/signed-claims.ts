import { decodeProtectedHeader, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import type { Clock } from '../dates/index.js';

/** A kind of token signed with the installation's key. Kinds differ by type and audience, so that none is ever taken for another. */
export interface TokenKind<Claims extends { readonly exp: number }> {
  readonly key: Uint8Array;
  readonly clock: Clock;
  /** The `typ` of the token's header. */
  readonly typ: string;
  readonly audience?: string;
  readonly maxLength: number;
  /** Reads the claims of a payload whose signature and expiry are valid; null when it is not of this kind. */
  readonly read: (payload: JWTPayload & { readonly exp: number }) => Claims | null;
}

/** Signs and checks tokens of one kind. */
export interface SignedClaims<Claims> {
  /** Creates a token that expires after that many seconds. */
  sign(payload: JWTPayload, seconds: number): Promise<string>;
  /** The claims of a token that we signed, not in the future, and that has not expired; null for any other. */
  verify(token: string): Promise<Claims | null>;
}

const ALGORITHM = 'HS256';
export const MIN_KEY_BYTES = 32;
const REMEMBERED = 2000;
/** Seconds by which the clocks of two processes may differ. */
const CLOCK_SKEW = 60;

/**
 * Creates the signing and checking of tokens. Checked signatures are cached, the times are checked every time. Throws for a key of less
 * than 32 bytes.
 */
export function createSignedClaims<Claims extends { readonly exp: number }>(
  kind: TokenKind<Claims>,
): SignedClaims<Claims> {
  const { key, clock, typ, audience } = kind;
  if (key.byteLength < MIN_KEY_BYTES)
    throw new Error(`The signing key must have at least ${MIN_KEY_BYTES} bytes`);
  // The library makes its own form of such a key once, and of bytes for every token.
  const secret = createSecretKey(key);
  const checked = new Map<string, Signed<Claims>>();
  // A token of the future was signed while a clock was wrong, and would last longer than any.
  const alive = ({ claims, iat }: Signed<Claims>) =>
    claims.exp > clock() / 1000 && iat <= clock() / 1000 + CLOCK_SKEW ? claims : null;
  return {
    sign(payload, seconds) {
      const now = Math.floor(clock() / 1000);
      const token = new SignJWT(payload)
        .setProtectedHeader({ alg: ALGORITHM, typ })
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .setJti(randomUUID());
      if (audience !== undefined) token.setAudience(audience);
      return token.sign(secret);
    },
    async verify(token) {
      const known = checked.get(token);
      if (known) return alive(known);
      const signed = await verifySignature(token, kind, secret);
      if (!signed) return null;
      if (checked.size >= REMEMBERED) checked.clear();
      checked.set(token, signed);
      return alive(signed);
    },
  };
}

/** Claims whose signature is valid, with the time of the signature in seconds since 1970. */
interface Signed<Claims> {
  readonly claims: Claims;
  readonly iat: number;
}

async function verifySignature<Claims extends { readonly exp: number }>(
  token: string,
  { clock, typ, audience, maxLength, read }: TokenKind<Claims>,
  secret: KeyObject,
): Promise<Signed<Claims> | null> {
  if (token.length > maxLength || !isOfType(token, typ)) return null;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      typ,
      ...(audience !== undefined && { audience }),
      currentDate: new Date(clock()),
      requiredClaims: ['exp', 'iat', 'jti'],
    });
    const { exp, iat } = payload;
    if (typeof exp !== 'number' || typeof iat !== 'number') return null;
    const claims = read({ ...payload, exp });
    return claims && { claims, iat };
  } catch {
    return null;
  }
}

/**
 * Whether the header of a token says that type. Asked before its signature, which is checked on threads that reading SQLite needs, too: every call
 * of a page is tried as a user's first.
 */
function isOfType(token: string, typ: string): boolean {
  try {
    return decodeProtectedHeader(token).typ === typ;
  } catch {
    return false;
  }
}
