import type { productStockShape } from '../erp-records/index.js';
import type { Wire } from '../validation/index.js';
import type { PRODUCT_FIELDS, ProductStatus, ProductTextName } from './product.fields.js';

/** Units of a product over all warehouses. */
export type ProductStock = Wire<typeof productStockShape>;

type ProductTexts = { readonly [Name in ProductTextName]: string };

/** A product ready to be stored, as `parseProduct` returns it. */
export interface NewProduct extends ProductTexts {
  /** Sales price (ERP `VK`) in cents. */
  readonly priceCents: number;
  readonly weightGrams: number;
  /** The EAN. */
  readonly barcode: string;
  readonly status: ProductStatus;
}

/** A product as screens and commands use it: the ERP record translated to the dictionary's words. */
export interface Product extends NewProduct {
  /** The ERP's own number of the record, as text. */
  readonly recordId: string;
  readonly modId: string;
  readonly merchantErpId: number;
  readonly merchantName: string;
  readonly stock: ProductStock;
}

/** The stock of a product at one place of a warehouse. */
export interface WarehouseStock {
  readonly recordId: string;
  readonly warehouse: string;
  /** The shelf within the warehouse. */
  readonly position: string;
  readonly available: number;
  readonly reserved: number;
}

/** The texts of the product form, as typed. */
export type ProductDraft = { readonly [Name in keyof typeof PRODUCT_FIELDS]: string };
