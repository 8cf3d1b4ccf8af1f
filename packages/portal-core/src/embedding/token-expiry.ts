const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The expiry of a JSON web token in ms since 1970; null when it cannot be read. Nothing is verified: only the server can. */
export function expiryOf(token: string): number | null {
  try {
    const { exp } = JSON.parse(decode(token.split('.')[1] ?? '')) as { exp?: unknown };
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Decodes base64url (RFC 4648 section 5) to one character per byte, which is enough to find a number in JSON. */
function decode(text: string): string {
  let bits = 0;
  let count = 0;
  let decoded = '';
  for (const letter of text.replace(/=+$/, '')) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) throw new Error('not base64url');
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      decoded += String.fromCharCode((bits >> count) & 0xff);
    }
  }
  return decoded;
}
