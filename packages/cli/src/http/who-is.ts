import { API_KEY_PREFIX, apiKeysOwn } from '@kontor/portal-core/embedding';
import { currentUser } from '@kontor/portal-core/session';
import type { PortalClient } from '@kontor/portal-core/wire';
import type { Settings } from '../config/index.js';

/** Whether what a command sends is an API key and no user's token. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** Who acts: a user, or the API key that is sent in its place. */
export interface Who {
  readonly username: string;
  /** Empty for a key. */
  readonly full_name: string;
  /** Name of the merchant; null for staff. */
  readonly merchant: string | null;
  /** The last ISO day of a key that has one. */
  readonly last_day: string | null;
}

/** Asks the server who acts. Rejects when nobody is signed in any more. */
export async function whoIs(client: PortalClient, { token }: Pick<Settings, 'token'>): Promise<Who> {
  if (isApiKey(token.value ?? '')) {
    const { name, merchant_name, last_day } = await client.call(apiKeysOwn, {});
    return { username: name, full_name: '', merchant: merchant_name, last_day };
  }
  const { username, full_name, merchant } = await client.call(currentUser, {});
  return { username, full_name, merchant: merchant?.merchant_name ?? null, last_day: null };
}
