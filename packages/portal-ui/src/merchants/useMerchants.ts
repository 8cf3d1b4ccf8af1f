import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  merchantsCreate,
  merchantsList,
  merchantsUpdate,
  type Merchant,
  type MerchantInput,
} from '@kontor/portal-core';
import { usePortalClient } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

/** Page size of the merchants (specification 2 section 9). */
export const MERCHANTS_PAGE_SIZE = 50;
const MERCHANTS = ['merchants'] as const;

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

/** Creates a merchant, or changes the one given; every list is fetched anew. */
export function useSaveMerchant(merchant: Merchant | null) {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: MerchantInput) =>
      merchant === null
        ? client.call(merchantsCreate, { body })
        : client.call(merchantsUpdate, { params: { id: merchant.id }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: MERCHANTS }),
  });
}
