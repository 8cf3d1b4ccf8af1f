import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  apiKeysCreate,
  apiKeysList,
  apiKeysRevoke,
  type ApiKey,
  type ApiKeyInput,
} from '@kontor/portal-core';
import { usePortalClient, useSingleMutation } from '../provider/index.js';
import { pagedRows, type PagedRows } from '../table/index.js';

export const API_KEYS_PAGE_SIZE = 50;
const API_KEYS = ['api-keys'] as const;

/** A page of API keys, newest first. */
export function useApiKeys(page: number): PagedRows<ApiKey> {
  const client = usePortalClient();
  const offset = (page - 1) * API_KEYS_PAGE_SIZE + 1;
  const query = useQuery({
    queryKey: [...API_KEYS, page],
    queryFn: ({ signal }) =>
      client.call(apiKeysList, { query: { limit: API_KEYS_PAGE_SIZE, offset }, signal }),
    placeholderData: keepPreviousData,
  });
  return pagedRows(query);
}

/** Creates a key. The answer holds the secret and is kept nowhere. */
export function useCreateKey() {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ApiKeyInput) => client.call(apiKeysCreate, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: API_KEYS }),
    gcTime: 0,
  });
}

/** Revokes a key. */
export function useRevokeKey() {
  const client = usePortalClient();
  const cache = useQueryClient();
  return async (id: number): Promise<void> => {
    await client.call(apiKeysRevoke, { params: { id } });
    await cache.invalidateQueries({ queryKey: API_KEYS });
  };
}
