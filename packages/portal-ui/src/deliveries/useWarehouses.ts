import { useQuery } from '@tanstack/react-query';
import { warehousesList } from '@kontor/portal-core';
import { optionRequest } from '../primitives/index.js';
import { usePortalClient } from '../provider/index.js';

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
    ...optionRequest(query),
  };
}
