import { keepPreviousData } from '@tanstack/react-query';
import { PRODUCT_SEARCH_MIN, productsSearch } from '@kontor/portal-core/products';
import type { ErpProductHit } from '@kontor/portal-core/erp';
import { labelMatches, type OptionRequest, optionRequest, useDebounced } from '../primitives/index.js';
import { useAnswer } from '../provider/index.js';

/** Milliseconds without typing after which the server is asked. */
const WAIT_MS = 200;

/** A product found by a search. */
export interface FoundProduct {
  /** The product's number. */
  readonly id: string;
  readonly name: string;
  /** Units available in all warehouses. */
  readonly available: number;
}

/**
 * Searches products whose number, name or EAN contains the text, from two characters on, of one merchant when given. Until the answer
 * arrives, it returns the earlier results whose number or name matches: no one chooses from the answer to another text.
 */
export function useProductSearch(
  text: string,
  merchantErpId: number | null,
): OptionRequest & { readonly found: readonly FoundProduct[] } {
  const wanted = useDebounced(text.trim(), WAIT_MS);
  const merchant = merchantErpId === null ? {} : { merchant_erp_id: merchantErpId };
  const query = useAnswer(
    productsSearch,
    { query: { text: wanted, ...merchant } },
    {
      select: ({ entries }) => entries.map(productOf),
      enabled: wanted.length >= PRODUCT_SEARCH_MIN,
      placeholderData: keepPreviousData,
    },
  );
  const isLongEnough = text.trim().length >= PRODUCT_SEARCH_MIN;
  const isLoading = isLongEnough && (query.isFetching || wanted !== text.trim());
  const known = isLongEnough ? (query.data ?? []) : [];
  const fits = ({ id, name }: FoundProduct) => labelMatches(`${id} ${name}`, text);
  return {
    found: isLoading ? known.filter(fits) : known,
    isLoading,
    failure: isLongEnough && !isLoading ? optionRequest(query).failure : null,
  };
}

function productOf({ fieldData }: ErpProductHit): FoundProduct {
  return {
    id: fieldData.Nr_Artikel,
    name: fieldData.Artikelname,
    available: Number(fieldData.Lagerstand_verfuegbar_gesamt),
  };
}
