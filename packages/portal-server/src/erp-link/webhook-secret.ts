import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Derives the secrets of signatures from the server's own key, so that none is stored. */
export interface WebhookSecrets {
  /** A salt for a new secret. */
  newSalt(): string;
  /** The secret as its receiver writes it: `whsec_…`. */
  shown(salt: string): string;
  /** Signs a message for each of the salts: the header `webhook-signature` of Standard Webhooks. */
  sign(
    salts: readonly string[],
    message: { readonly id: string; readonly seconds: number; readonly body: string },
  ): string;
}

/** Creates the secrets of a server by its key. */
export function createWebhookSecrets(key: Uint8Array): WebhookSecrets {
  const secretOf = (salt: string) => Buffer.from(hkdfSync('sha256', key, salt, 'kontor webhook', 32));
  return {
    newSalt: () => randomBytes(16).toString('base64url'),
    shown: (salt) => `whsec_${secretOf(salt).toString('base64')}`,
    sign: (salts, { id, seconds, body }) =>
      salts
        .map((salt) =>
          createHmac('sha256', secretOf(salt)).update(`${id}.${seconds}.${body}`).digest('base64'),
        )
        .map((signature) => `v1,${signature}`)
        .join(' '),
  };
}
