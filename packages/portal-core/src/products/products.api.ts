import * as z from 'zod/mini';
import { csvShape, defineCall, findShape, idParams, positiveIntText, resourceCall } from '../wire/index.js';
import {
  erpList,
  erpProductHitShape,
  erpProductInputShape,
  erpProductShape,
  erpStockRowShape,
} from '../erp-records/index.js';
import type { Wire } from '../validation/index.js';

/** Shortest text of a product search (specification 1 section 5). */
export const PRODUCT_SEARCH_MIN = 2;
/** Page size of the products table, and number of rows in the warehouse modal (specification 1 section 9). */
export const PRODUCTS_PAGE_SIZE = 50;
export const WAREHOUSE_ROWS = 50;
/** Largest `limit` of a find. */
export const PRODUCTS_MAX_LIMIT = 500;

const productsAccess = resourceCall('/products');

export const productsFind = defineCall({
  id: 'products.find',
  method: 'POST',
  path: '/products/find',
  weight: 'heavy',
  effect: 'read',
  access: productsAccess,
  apiKey: ['products:read'],
  keepsFilters: true,
  summary: 'Finds products by ERP criteria, by their number unless sorted otherwise.',
  body: findShape(PRODUCTS_MAX_LIMIT),
  response: erpList(erpProductShape),
});

export const productsStockFind = defineCall({
  id: 'products.stockFind',
  method: 'POST',
  path: '/products/stock/find',
  weight: 'heavy',
  effect: 'read',
  access: productsAccess,
  apiKey: ['products:read'],
  keepsFilters: true,
  summary: 'What lies of products in the warehouses, place by place.',
  body: findShape(PRODUCTS_MAX_LIMIT),
  response: erpList(erpStockRowShape),
});

const product = z.strictObject({ product: erpProductInputShape });
const productBody = z.strictObject({ product });
/**
 * A product to store; it is wrapped twice on the wire (specification 1 section 7). The rules check amounts, so that any text is accepted
 * here.
 */
export type ProductBody = Wire<typeof productBody>;
const productUpdate = z.strictObject({ product, modId: z.optional(z.string().check(z.maxLength(20))) });
/** A change, and the `modId` of the record it was made from; a `modId` older than the stored one is answered with 409 `stale`. */
export type ProductUpdate = Wire<typeof productUpdate>;

export const productsCreate = defineCall({
  id: 'products.create',
  method: 'POST',
  path: '/products',
  access: productsAccess,
  apiKey: ['products:write'],
  keepsFilters: true,
  summary: 'Creates a product; staff say whose by `ID_MANDAN`.',
  body: productBody,
  response: erpProductShape,
  status: 201,
});

export const productsUpdate = defineCall({
  id: 'products.update',
  method: 'PUT',
  path: '/products/:id',
  access: productsAccess,
  apiKey: ['products:write'],
  keepsFilters: true,
  summary: 'Changes the given fields of a product, `id` being its recordId. Its number and merchant stay.',
  params: idParams,
  body: productUpdate,
  response: erpProductShape,
});

/** Streams CSV, like `ordersGenerateCsv`. */
export const productsGenerateCsv = defineCall({
  id: 'products.generateCsv',
  method: 'POST',
  path: '/generate-csv/products',
  weight: 'heavy',
  effect: 'read',
  access: productsAccess,
  apiKey: ['products:read'],
  keepsFilters: true,
  summary: 'Downloads products as CSV.',
  responseKind: 'csv',
  body: csvShape,
});

const productSearch = z.strictObject({
  text: z.string().check(z.minLength(PRODUCT_SEARCH_MIN), z.maxLength(100)),
  /** 20 by default. */
  limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number))),
  /** ERP id of the merchant whose products are searched, for an order that staff creates; only for staff. */
  merchant_erp_id: z.optional(positiveIntText),
});
export type ProductSearch = Wire<typeof productSearch>;
export const productsSearch = defineCall({
  id: 'products.search',
  method: 'GET',
  path: '/products/search',
  weight: 'heavy',
  access: resourceCall('/orders', '/deliveries'),
  apiKey: ['products:read'],
  keepsFilters: true,
  summary: 'Products whose number, name or EAN holds the text.',
  query: productSearch,
  response: z.strictObject({ entries: z.array(erpProductHitShape) }),
});
