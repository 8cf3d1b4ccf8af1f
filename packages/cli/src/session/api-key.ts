import { API_KEY_PREFIX } from '@kontor/portal-core/embedding';

/** Whether what a command sends is an API key and no user's token. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);
