import { keepPreviousData } from '@tanstack/react-query';
import { ORDER_SEARCH_MIN, ordersFind, type Order } from '@kontor/portal-core/orders';
import type { PortalClient } from '@kontor/portal-core/wire';
import { equals, orderFromErp, orderFilterToFind, type ErpFind } from '@kontor/portal-core/erp';
import { type OptionRequest, optionRequest, useDebounced } from '../primitives/index.js';
import { useAnswers } from '../provider/index.js';

/** An order found by a search. */
export type FoundOrder = Pick<Order, 'id' | 'externalOrderId' | 'merchantName'>;

/** Delay in milliseconds after the last key press before the server is asked. */
const WAIT_MS = 200;
/** Maximum number of offered orders. */
const MOST = 8;

/**
 * Finds the newest orders of all merchants whose number contains the text; the one with that ERP number comes first.
 * Searches from two characters on.
 */
export function useOrderSearch(text: string): OptionRequest & { readonly found: readonly FoundOrder[] } {
  const wanted = useDebounced(text.trim(), WAIT_MS);
  const isLongEnough = text.trim().length >= ORDER_SEARCH_MIN;
  const query = useAnswers(
    ordersFind,
    { search: wanted },
    (client, signal) => search(client, wanted, signal),
    {
      enabled: isLongEnough && wanted.length >= ORDER_SEARCH_MIN,
      placeholderData: keepPreviousData,
    },
  );
  const isLoading = isLongEnough && (query.isFetching || wanted !== text.trim());
  return {
    found: isLongEnough ? (query.data ?? []) : [],
    isLoading,
    failure: isLongEnough && !isLoading ? optionRequest(query).failure : null,
  };
}

async function search(
  client: PortalClient,
  text: string,
  signal: AbortSignal,
): Promise<readonly FoundOrder[]> {
  const find = async (body: ErpFind) => {
    const { entries } = await client.call(ordersFind, { body, signal });
    return entries.map(orderFromErp);
  };
  const holding = orderFilterToFind({ search: text, displayAllMerchants: true }, undefined, { limit: MOST });
  const named: ErpFind = {
    query: [{ 'AUFTRA::_ID_AUFTRA': equals(Number(text)) }, { displayAllMerchants: true }],
    limit: 1,
  };
  const [own, others] = await Promise.all([/^\d{1,15}$/.test(text) ? find(named) : [], find(holding)]);
  return [...own, ...others.filter(({ id }) => own.every((one) => one.id !== id))];
}
