import * as z from 'zod/mini';
import type { ProductDraft } from '../products/index.js';
import type { Wire } from '../validation/index.js';
import { readableIssueShape } from '../wire/index.js';
import { REPORT_RESULTS, reportParts } from './erp-link.types.js';

const { text, said, merchant_erp_id, source } = reportParts;
const amount = said(z.union([text, z.number()]));

/** What the ERP says of a product. What is left out or null stays as it is; an empty text empties the field. */
export const productReportShape = z.strictObject({
  /** Whatever its case. A number that the merchant does not have yet is a new product. */
  product_number: text,
  merchant_erp_id,
  name: said(text),
  ean: said(text),
  /** In the currency's main unit: `12.5`, `"12,50"`. */
  price: amount,
  unit: said(text),
  /** In kilograms: `0.25`. */
  weight: amount,
  customs_number: said(text),
  shop_name: said(text),
  /** `aktiv`, `inaktiv`, `active` or `inactive`. */
  status: said(text),
  ...source,
});
export type ProductReport = Wire<typeof productReportShape>;

/** The fields that a report says something of, with the fields of the product form that they are. */
export const PRODUCT_REPORT_FIELDS = {
  name: 'name',
  ean: 'ean',
  price: 'price',
  unit: 'unit',
  weight: 'weight',
  customs_number: 'customsNumber',
  shop_name: 'shopName',
  status: 'status',
} as const satisfies Readonly<Partial<Record<keyof ProductReport, keyof ProductDraft>>>;
export type ProductReportField = keyof typeof PRODUCT_REPORT_FIELDS;

export const productReportEntryShape = z.strictObject({
  /** Index, from 0, in the set that was sent. */
  index: z.int(),
  product_number: z.string(),
  /** Kontor's number of the product; null where there is none, or none yet. */
  product_id: z.nullable(z.int()),
  result: z.enum(REPORT_RESULTS),
  /** Whether the product is new by this report. */
  created: z.boolean(),
  /** Fields that the ERP only repeats and that were changed in Kontor since it first said so: they stay as they are in Kontor. */
  kept: z.array(z.string()),
  /** Why it was not applied. */
  errors: z.array(readableIssueShape),
});
export type ProductReportEntry = Wire<typeof productReportEntryShape>;
