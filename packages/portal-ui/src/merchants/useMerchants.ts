import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  MERCHANT_FIELDS,
  merchantNameKey,
  merchantsCreate,
  merchantsList,
  merchantsUpdate,
  type Merchant,
  type MerchantInput,
} from '@kontor/portal-core';
import { usePortalClient, useSingleMutation } from '../provider/index.js';
import { pagedRows } from '../table/index.js';
import { useDebounced } from '../primitives/index.js';

/** Page size of the merchants (specification 2 section 9). */
export const MERCHANTS_PAGE_SIZE = 50;
const MERCHANTS = ['merchants'] as const;
/** Typing pauses this long before the server is asked whether a name is free. */
const ASK_AFTER_MS = 300;

/** A page of merchants by name. */
export function useMerchants(page: number) {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...MERCHANTS, 'list', page],
    queryFn: ({ signal }) =>
      client.call(merchantsList, { query: { page, limit: MERCHANTS_PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
  return pagedRows(query);
}

/** Whether another merchant than `own` has that name; false until known. */
export function useIsMerchantNameTaken(typed: string, own: Merchant | null): boolean {
  const client = usePortalClient();
  const merchant_name = useDebounced(merchantNameKey(typed), ASK_AFTER_MS);
  const query = useQuery({
    queryKey: [...MERCHANTS, 'named', merchant_name],
    queryFn: ({ signal }) => client.call(merchantsList, { query: { merchant_name, limit: 1 }, signal }),
    enabled: merchant_name.length >= MERCHANT_FIELDS.merchant_name.limits.min,
    staleTime: 10_000,
  });
  const isNamedSo = (one: Merchant) => merchantNameKey(one.merchant_name) === merchantNameKey(typed);
  return (query.data?.entries ?? []).some((one) => isNamedSo(one) && one.id !== own?.id);
}

/** Creates a merchant, or changes the one given; every list is fetched anew. */
export function useSaveMerchant(merchant: Merchant | null) {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: MerchantInput) =>
      merchant === null
        ? client.call(merchantsCreate, { body })
        : client.call(merchantsUpdate, { params: { id: merchant.id }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: MERCHANTS }),
  });
}
