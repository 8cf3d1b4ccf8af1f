import type { productStockShape } from '../erp-records/erp-record.types.js';
import type { Wire } from '../validation/index.js';

/** Whether a product is sold (specification 1 section 4); the values stand on the wire. */
export const PRODUCT_STATUSES = ['aktiv', 'inaktiv'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Units of a product over all warehouses. */
export type ProductStock = Wire<typeof productStockShape>;

/** A product as screens and commands see it: the ERP record translated to the dictionary's words. */
export interface Product {
  /** The ERP's own number of the record, as text. */
  readonly recordId: string;
  readonly modId: string;
  /** The product's number (ERP `Nr_Artikel`, SKU); unique within a merchant. */
  readonly id: string;
  readonly name: string;
  readonly ean: string;
  /** Sales price (ERP `VK`) in cents. */
  readonly priceCents: number;
  readonly unit: string;
  readonly weightGrams: number;
  readonly customsNumber: string;
  readonly barcode: string;
  readonly shopName: string;
  readonly merchantErpId: number;
  readonly merchantName: string;
  readonly status: ProductStatus;
  readonly stock: ProductStock;
}

/** What lies of a product on one place of a warehouse. */
export interface WarehouseStock {
  readonly recordId: string;
  readonly warehouse: string;
  /** The shelf within the warehouse. */
  readonly position: string;
  readonly available: number;
  readonly reserved: number;
}

/** The texts of the product form, as typed. */
export interface ProductDraft {
  readonly id: string;
  readonly name: string;
  readonly ean: string;
  /** In the currency's main unit, with `.` or `,` before the cents: `12,50`. */
  readonly price: string;
  readonly unit: string;
  /** In kilograms: `0,250`. */
  readonly weight: string;
  readonly customsNumber: string;
  readonly shopName: string;
  readonly status: string;
}

/** A product ready to be stored: what `parseProduct` makes of a draft. The barcode is the EAN. */
export interface NewProduct {
  readonly id: string;
  readonly name: string;
  readonly ean: string;
  readonly priceCents: number;
  readonly unit: string;
  readonly weightGrams: number;
  readonly customsNumber: string;
  readonly barcode: string;
  readonly shopName: string;
  readonly status: ProductStatus;
}
