import { keepPreviousData } from '@tanstack/react-query';
import {
  MERCHANT_FIELDS,
  MERCHANT_SORTS,
  merchantNameKey,
  merchantsCreate,
  merchantsList,
  merchantsUpdate,
  type Merchant,
  type MerchantInput,
} from '@kontor/portal-core/merchants';
import { useAnswer } from '../provider/index.js';
import { useSaveRecord } from '../forms/index.js';
import { pagedRows } from '../table/index.js';
import { narrowingQuery, useDebounced, type Narrowing } from '../primitives/index.js';

/** Page size of the merchants (specification 2 section 9). */
export const MERCHANTS_PAGE_SIZE = 50;
/** Milliseconds without typing after which the server is asked whether a name is free. */
const ASK_AFTER_MS = 300;

/** Fetches a page of the merchants that contain a text, sorted by name by default. */
export function useMerchants(page: number, narrowing: Narrowing) {
  const query = { page, limit: MERCHANTS_PAGE_SIZE, ...narrowingQuery(narrowing, MERCHANT_SORTS) };
  const input = { query };
  return pagedRows(useAnswer(merchantsList, input, { placeholderData: keepPreviousData }));
}

/** True when another merchant than `own` has that name; false until known. */
export function useIsMerchantNameTaken(typed: string, own: Merchant | null): boolean {
  const merchant_name = useDebounced(merchantNameKey(typed), ASK_AFTER_MS);
  const query = useAnswer(
    merchantsList,
    { query: { merchant_name, limit: 1 } },
    { enabled: merchant_name.length >= MERCHANT_FIELDS.merchant_name.limits.min, staleTime: 10_000 },
  );
  const isNamedSo = (one: Merchant) => merchantNameKey(one.merchant_name) === merchantNameKey(typed);
  return (query.data?.entries ?? []).some((one) => isNamedSo(one) && one.id !== own?.id);
}

/** Creates a merchant, or changes the given one. Afterwards every list is fetched anew. */
export const useSaveMerchant = (merchant: Merchant | null) =>
  useSaveRecord<MerchantInput, Merchant>(merchant, {
    create: (client, body) => client.call(merchantsCreate, { body }),
    change: (client, body, { id, merchant_name, erp_merchant_id }) =>
      client.call(merchantsUpdate, {
        params: { id },
        body: { ...body, from: { merchant_name, erp_merchant_id } },
      }),
    find: (client, id) => client.call(merchantsList, { query: { id } }),
    renews: [merchantsList],
  });
