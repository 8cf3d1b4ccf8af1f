import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import type { ErpProductHit } from '../erp/erp.types.js';
import type { Schema } from '../validation/index.js';

/** Shortest text a product search takes (specification 1 section 5). */
export const PRODUCT_SEARCH_MIN = 2;

export interface ProductSearch {
  readonly text: string;
  /** 20 unless said otherwise. */
  readonly limit?: number;
}
export const productsSearch = defineCall<
  undefined,
  ProductSearch,
  undefined,
  { entries: readonly ErpProductHit[] }
>({
  id: 'products.search',
  method: 'GET',
  path: '/products/search',
  access: resourceCall('/orders', '/deliveries'),
  summary: 'Products whose number, name or EAN holds the text.',
  query: z.strictObject({
    text: z.string().check(z.minLength(PRODUCT_SEARCH_MIN), z.maxLength(100)),
    limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number))),
  }) as unknown as Schema<ProductSearch>,
});
