import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** A merchant as those who may see it are told. */
export const merchantShape = z.strictObject({
  id: z.int(),
  merchant_name: z.string(),
  erp_merchant_id: z.int(),
});
export type Merchant = Wire<typeof merchantShape>;

/** A merchant to create, or what one is changed to. */
export const merchantInputShape = z.strictObject({
  merchant_name: z.string().check(z.maxLength(200)),
  /** The number in the ERP; a number or its digits. */
  erp_merchant_id: z.union([z.string().check(z.maxLength(100)), z.int()]),
});
export type MerchantInput = Wire<typeof merchantInputShape>;
