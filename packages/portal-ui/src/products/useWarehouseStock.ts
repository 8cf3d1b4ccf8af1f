import { useQuery } from '@tanstack/react-query';
import { productsStockFind, WAREHOUSE_ROWS, type Product, type WarehouseStock } from '@kontor/portal-core';
import { equals, warehouseStockFromErp } from '@kontor/portal-core/erp';
import { usePortalClient } from '../provider/index.js';
import { PRODUCTS_KEY } from './useProducts.js';

/** Fetches on which places of which warehouses a product lies. */
export function useWarehouseStock({ id, merchantErpId }: Pick<Product, 'id' | 'merchantErpId'>): {
  readonly rows: readonly WarehouseStock[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
} {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...PRODUCTS_KEY, 'stock', merchantErpId, id],
    queryFn: async ({ signal }) => {
      const criteria = {
        'ARTIKE_ARTLAGPOS::Nr_Artikel': equals(id),
        'ARTIKE_ARTLAGPOS::ID_MANDAN': equals(merchantErpId),
      };
      const body = { query: [criteria], limit: WAREHOUSE_ROWS, offset: 1 };
      const { entries } = await client.call(productsStockFind, { body, signal });
      return entries.map(warehouseStockFromErp);
    },
    staleTime: 0,
  });
  return { rows: query.data, error: query.error, retry: () => void query.refetch() };
}
