import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts the secrets of second factors for storing. */
export interface FactorSecrets {
  seal(userId: number, secret: Uint8Array): string;
  /** The secret; null when it was encrypted with another key or for another user, as after a restored backup. */
  open(userId: number, sealed: string): Uint8Array | null;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Creates the encryption by a key derived from the server's own. */
export function createFactorSecrets(key: Uint8Array): FactorSecrets {
  const ownKey = Buffer.from(hkdfSync('sha256', key, '', 'kontor second factor', 32));
  const nameOf = (userId: number) => Buffer.from(String(userId));
  return {
    seal(userId, secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, ownKey, iv).setAAD(nameOf(userId));
      const parts = [iv, cipher.update(secret), cipher.final()];
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
    },
    open(userId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, ownKey, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(nameOf(userId)).setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
