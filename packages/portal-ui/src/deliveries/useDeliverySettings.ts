import { useQuery } from '@tanstack/react-query';
import {
  DEFAULT_TIME_ZONE,
  merchantsList,
  settingsList,
  warehousesList,
  type Merchant,
  type Setting,
  type Translate,
} from '@kontor/portal-core';
import { usePortalClient } from '../provider/index.js';

/** Settings and merchants change rarely; the server checks every value anyway. */
const FRESH_FOR = 5 * 60_000;

/** The zone whose clock the dates of deliveries are read by. */
export function useTimeZone(): string {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => client.call(settingsList, { signal }),
    staleTime: FRESH_FOR,
    select: timeZoneOf,
  });
  return query.data ?? DEFAULT_TIME_ZONE;
}

function timeZoneOf({ entries }: { readonly entries: readonly Setting[] }): string {
  const stored = entries.find(({ key }) => key === 'time_zone')?.value;
  return stored === undefined ? DEFAULT_TIME_ZONE : (JSON.parse(stored) as string);
}

/** The merchants staff may choose among; none until known, or while they are not wanted. */
export function useMerchants(isWanted: boolean): readonly Merchant[] {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: ['merchants', 'all'],
    queryFn: ({ signal }) => client.call(merchantsList, { query: { limit: 250 }, signal }),
    staleTime: FRESH_FOR,
    enabled: isWanted,
  });
  return query.data?.entries ?? [];
}

/** The words for a merchant to choose. */
export const merchantOption = (merchant: Merchant, translate: Translate): string =>
  translate('deliveries.merchantName', { name: merchant.merchant_name, id: merchant.erp_merchant_id });

/** The warehouses goods can be sent to, fetched each time they are asked for. */
export function useWarehouses() {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: ['warehouses'],
    queryFn: ({ signal }) => client.call(warehousesList, { signal }),
    staleTime: 0,
  });
  return {
    names: query.data?.entries.map(({ name }) => name) ?? [],
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
