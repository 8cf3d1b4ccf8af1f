import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signs the links by which a daily e-mail is switched off without a sign-in. */
export interface DigestKeys {
  /** The key of a person's link. */
  keyOf(userId: number): string;
  /** The person whose key it is; null for any other text. */
  userOf(key: string): number | null;
}

const KEY = /^([1-9]\d{0,14})\.([\w-]{43})$/;

/** Creates the signing by a key derived from the server's own. The links do not end: an old e-mail can be lying anywhere, and they do no more than switch off. */
export function createDigestKeys(key: Uint8Array): DigestKeys {
  const ownKey = Buffer.from(hkdfSync('sha256', key, '', 'kontor digest', 32));
  const sign = (userId: string) => createHmac('sha256', ownKey).update(userId).digest();
  return {
    keyOf: (userId) => `${userId}.${sign(String(userId)).toString('base64url')}`,
    userOf(text) {
      const [, userId, signature] = KEY.exec(text) ?? [];
      if (userId === undefined || signature === undefined) return null;
      return timingSafeEqual(sign(userId), Buffer.from(signature, 'base64url')) ? Number(userId) : null;
    },
  };
}
