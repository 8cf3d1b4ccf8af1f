import { type Field, text, type TextName } from '../fields/index.js';
import type { TextKey } from '../i18n/index.js';

/** Whether a product is sold (specification 1 section 4); the values are part of the wire format. */
export const PRODUCT_STATUSES = ['aktiv', 'inaktiv'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Number of decimals: prices are stored in cents, and weights given in kilograms in grams. */
export const PRICE_DECIMALS = 2;
export const WEIGHT_DECIMALS = 3;

interface ProductField extends Field {
  /** Name of the column in the database and the audit log. */
  readonly column: string;
}

interface TypedRule {
  readonly label: TextKey;
  readonly column: string;
  readonly min?: number;
  readonly max?: number;
}

/** Describes a text of the product form, of 100 characters by default. */
/* @__NO_SIDE_EFFECTS__ */
function typed<const Rule extends TypedRule>(rule: Rule) {
  const { label, column, min = 0, max = 100 } = rule;
  const described = text({ label: label as Rule['label'], min, max, upTo: 1000 });
  return { ...described, column: column as Rule['column'] };
}

/**
 * The fields of the product form, all of them typed (specification 1 section 5). Limits, labels, columns and form fields are derived from
 * them. Their ERP names are in `erp/`.
 */
export const PRODUCT_FIELDS = {
  /** The product number (ERP `Nr_Artikel`, SKU); unique within a merchant. */
  id: typed({ label: 'products.sku', min: 1, column: 'product_number' }),
  name: typed({ label: 'products.name', min: 2, max: 255, column: 'name' }),
  ean: typed({ label: 'products.ean', column: 'ean' }),
  /** In the currency's main unit, with `.` or `,` before the cents: `12,50`. */
  price: typed({ label: 'products.price', min: 1, column: 'price_cents' }),
  unit: typed({ label: 'products.unit', min: 1, column: 'unit' }),
  /** In kilograms: `0,250`. */
  weight: typed({ label: 'products.weight', min: 1, column: 'weight_grams' }),
  customsNumber: typed({ label: 'products.customsNumber', column: 'customs_number' }),
  shopName: typed({ label: 'products.shopName', column: 'shop_name' }),
  status: { label: 'products.status', column: 'status' },
} as const satisfies Readonly<Record<string, ProductField>>;

/** A column of the product form's fields. */
export type ProductColumn = (typeof PRODUCT_FIELDS)[keyof typeof PRODUCT_FIELDS]['column'];
/** Typed fields that are stored as text. */
export type ProductTextName = Exclude<TextName<typeof PRODUCT_FIELDS>, 'price' | 'weight'>;
