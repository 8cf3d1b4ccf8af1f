/** The claims of the portal's token, read without verifying it: only the server verifies. */
export interface TokenClaims {
  readonly userId: number;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** The claims of a token, or null when the text is none. `decodeBase64` decodes base64 to text (`atob` in browsers). */
export function readToken(token: string, decodeBase64: (text: string) => string): TokenClaims | null {
  const claims = jwtPayload(token, decodeBase64) as Partial<TokenClaims> | null;
  return typeof claims?.userId === 'number' && typeof claims.exp === 'number'
    ? { userId: claims.userId, exp: claims.exp }
    : null;
}

/** The unverified payload of any JWT, or null when the text is none. */
export function jwtPayload(token: string, decodeBase64: (text: string) => string): object | null {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const claims: unknown = JSON.parse(decodeBase64(payload));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/** Whether a token's expiry is in the future (specification 1 section 9). `nowSeconds` are seconds since 1970. */
export function isTokenValid(claims: TokenClaims | null, nowSeconds: number): boolean {
  return claims !== null && claims.exp > nowSeconds;
}
