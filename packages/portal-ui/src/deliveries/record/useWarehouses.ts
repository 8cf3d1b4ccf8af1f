import { warehousesList } from '@kontor/portal-core/deliveries';
import { optionRequest } from '../../primitives/index.js';
import { useAnswer } from '../../provider/index.js';

/** Fetches the warehouses that goods can be sent to, anew for each form. */
export function useWarehouses() {
  const query = useAnswer(warehousesList, {}, { staleTime: 0 });
  return {
    names: query.data?.entries.map(({ name }) => name) ?? [],
    ...optionRequest(query),
  };
}
