import { productsAtRisk, type ProductAtRisk, type ProductsAtRisk } from '@kontor/portal-core/stock-risk';
import { useAnswer } from '../provider/index.js';

/** Identifies a product among those of all merchants. */
export interface ProductName {
  /** The product's number. */
  readonly id: string;
  readonly merchantErpId: number;
}

/** The predictions of products. */
export interface StockRisks {
  /** The prediction of a product; null when it is not supported, undefined until loaded. */
  predictionOf(product: ProductName): ProductAtRisk | null | undefined;
  /** The unchanged answer; undefined until loaded. */
  readonly answer: ProductsAtRisk | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Milliseconds for which predictions count as fresh. Stock changes with every order, but a prediction of a minute ago is still good. */
const FRESH_FOR = 60_000;
const TRAINING_TAKES = 5_000;

/** Fetches the predictions of all products, once for all widgets. */
export function useStockRisks(): StockRisks {
  const query = useAnswer(
    productsAtRisk,
    {},
    {
      staleTime: FRESH_FOR,
      // Right after the very first start the training is still running.
      refetchInterval: ({ state }) => (state.data?.trained_at === null ? TRAINING_TAKES : false),
    },
  );
  return {
    predictionOf: (product) =>
      query.data && (indexOf(query.data.entries).get(nameOf(product.merchantErpId, product.id)) ?? null),
    answer: query.data,
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

const nameOf = (merchantErpId: number, productId: string): string => `${merchantErpId}/${productId}`;

type Entries = readonly ProductAtRisk[];
const indexes = new WeakMap<Entries, ReadonlyMap<string, ProductAtRisk>>();

/** Predictions by product, built once per answer: fifty cells of a table read them. */
function indexOf(entries: Entries): ReadonlyMap<string, ProductAtRisk> {
  const known = indexes.get(entries);
  if (known) return known;
  const index = new Map(entries.map((entry) => [nameOf(entry.merchant_erp_id, entry.product_id), entry]));
  indexes.set(entries, index);
  return index;
}
