import {
  productsStockFind,
  WAREHOUSE_ROWS,
  type Product,
  type WarehouseStock,
} from '@kontor/portal-core/products';
import { equals, warehouseStockFromErp } from '@kontor/portal-core/erp';
import { useAnswer } from '../provider/index.js';

/** Fetches the places of the warehouses that hold a product. */
export function useWarehouseStock({ id, merchantErpId }: Pick<Product, 'id' | 'merchantErpId'>): {
  readonly rows: readonly WarehouseStock[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
} {
  const criteria = {
    'ARTIKE_ARTLAGPOS::Nr_Artikel': equals(id),
    'ARTIKE_ARTLAGPOS::ID_MANDAN': equals(merchantErpId),
  };
  const query = useAnswer(
    productsStockFind,
    { body: { query: [criteria], limit: WAREHOUSE_ROWS, offset: 1 } },
    { select: ({ entries }) => entries.map(warehouseStockFromErp), staleTime: 0 },
  );
  return { rows: query.data, error: query.error, retry: () => void query.refetch() };
}
