import { warehousesList } from '@kontor/portal-core';
import { optionRequest } from '../primitives/index.js';
import { useAnswer } from '../provider/index.js';

/** The warehouses goods can be sent to, fetched each time they are asked for. */
export function useWarehouses() {
  const query = useAnswer(warehousesList, {}, { staleTime: 0 });
  return {
    names: query.data?.entries.map(({ name }) => name) ?? [],
    ...optionRequest(query),
  };
}
