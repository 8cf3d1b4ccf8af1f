import { keepPreviousData } from '@tanstack/react-query';
import {
  apiKeysCreate,
  apiKeysList,
  apiKeysRevoke,
  type ApiKey,
  type ApiKeyInput,
} from '@kontor/portal-core/embedding';
import { useAnswer, usePortalClient, useRenewal, useSend } from '../provider/index.js';
import { pagedRows, type PagedRows } from '../table/index.js';

export const API_KEYS_PAGE_SIZE = 50;

/** Fetches a page of API keys, newest first. */
export function useApiKeys(page: number): PagedRows<ApiKey> {
  const offset = (page - 1) * API_KEYS_PAGE_SIZE + 1;
  const input = { query: { limit: API_KEYS_PAGE_SIZE, offset } };
  return pagedRows(useAnswer(apiKeysList, input, { placeholderData: keepPreviousData }));
}

/** Creates a key. The result contains the secret and is not cached. */
export function useCreateKey() {
  return useSend((client, body: ApiKeyInput) => client.call(apiKeysCreate, { body }), {
    renews: [apiKeysList],
    gcTime: 0,
  });
}

/** Revokes a key. */
export function useRevokeKey() {
  const client = usePortalClient();
  const renew = useRenewal();
  return async (id: number): Promise<void> => {
    await client.call(apiKeysRevoke, { params: { id } });
    await renew([apiKeysList]);
  };
}
