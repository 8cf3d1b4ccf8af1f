import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { csvShape, type GenerateCsv } from '../api/csv-download.js';
import { findShape } from '../api/find-shape.js';
import { idParams, positiveIntText } from '../api/shapes.js';
import type {
  ErpFind,
  ErpList,
  ErpProduct,
  ErpProductHit,
  ErpProductInput,
  ErpStockRow,
} from '../erp/erp.types.js';

/** Shortest text a product search takes (specification 1 section 5). */
export const PRODUCT_SEARCH_MIN = 2;
/** Page size of the products table, and rows of the warehouse modal (specification 1 section 9). */
export const PRODUCTS_PAGE_SIZE = 50;
export const WAREHOUSE_ROWS = 50;
/** Largest `limit` of a find. */
export const PRODUCTS_MAX_LIMIT = 500;

const productsAccess = resourceCall('/products');

export const productsFind = defineCall<undefined, undefined, ErpFind, ErpList<ErpProduct>>({
  id: 'products.find',
  method: 'POST',
  path: '/products/find',
  effect: 'read',
  access: productsAccess,
  summary: 'Finds products by ERP criteria, by their number unless sorted otherwise.',
  body: findShape(PRODUCTS_MAX_LIMIT),
});

export const productsStockFind = defineCall<undefined, undefined, ErpFind, ErpList<ErpStockRow>>({
  id: 'products.stockFind',
  method: 'POST',
  path: '/products/stock/find',
  effect: 'read',
  access: productsAccess,
  summary: 'What lies of products in the warehouses, place by place.',
  body: findShape(PRODUCTS_MAX_LIMIT),
});

/** A product to store; the wire wraps it twice (specification 1 section 7). Amounts are told by the rules, so any text may come. */
export interface ProductBody {
  readonly product: { readonly product: ErpProductInput };
}
/** A change, and the `modId` of the record it was made from; an older one than the stored is answered 409 `stale`. */
export interface ProductUpdate extends ProductBody {
  readonly modId?: string;
}

const text = z.optional(z.string().check(z.maxLength(1000)));
const amount = z.optional(z.union([z.string().check(z.maxLength(200)), z.number()]));
const product = z.strictObject({
  product: z.strictObject({
    Nr_Artikel: text,
    Artikelname: text,
    Nr_EAN: text,
    VK: amount,
    Einheit: text,
    Artikelgewicht: amount,
    Zolltarifnummer: text,
    ZZN_Barcode: text,
    ZZN_Shopname: text,
    Status: text,
    ID_MANDAN: z.optional(z.int().check(z.minimum(1))),
  }),
});

export const productsCreate = defineCall<undefined, undefined, ProductBody, ErpProduct>({
  id: 'products.create',
  method: 'POST',
  path: '/products',
  access: productsAccess,
  summary: 'Creates a product; staff say whose by `ID_MANDAN`.',
  body: z.strictObject({ product }),
  status: 201,
});

export const productsUpdate = defineCall<{ id: number }, undefined, ProductUpdate, ErpProduct>({
  id: 'products.update',
  method: 'PUT',
  path: '/products/:id',
  access: productsAccess,
  summary: 'Changes the given fields of a product, `id` being its recordId. Its number and merchant stay.',
  params: idParams,
  body: z.strictObject({
    product,
    modId: z.optional(z.string().check(z.maxLength(20))),
  }),
});

/** Streams CSV, as `ordersGenerateCsv` does. */
export const productsGenerateCsv = defineCall<undefined, undefined, Omit<GenerateCsv, 'ids'>, undefined>({
  id: 'products.generateCsv',
  method: 'POST',
  path: '/generate-csv/products',
  effect: 'read',
  access: productsAccess,
  summary: 'Downloads products as CSV.',
  responseKind: 'csv',
  body: csvShape,
});

export interface ProductSearch {
  readonly text: string;
  /** 20 unless said otherwise. */
  readonly limit?: number;
  /** Staff only: the products of one merchant, for an order that staff creates. */
  readonly merchant_erp_id?: number;
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
    merchant_erp_id: z.optional(positiveIntText),
  }),
});
