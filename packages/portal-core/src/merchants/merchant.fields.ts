import * as z from 'zod/mini';
import { type FieldMap, text } from '../fields/index.js';

/**
 * The fields of a merchant (specification 2 section 5). Limits, labels, columns, form fields and names in the audit log are derived from
 * them.
 */
export const MERCHANT_FIELDS = {
  id: { label: 'merchants.id', answer: z.int() },
  merchant_name: text({ label: 'merchants.name', min: 2, max: 20, upTo: 200 }),
  /** The merchant's number in the ERP, as a number or its digits. */
  erp_merchant_id: {
    label: 'merchants.erpId',
    input: z.union([z.string().check(z.maxLength(100)), z.int()]),
    answer: z.int(),
  },
  /** False when it is switched off: its users cannot sign in. Only `merchantsSetActive` changes it. */
  active: { label: 'common.state', answer: z.boolean() },
} as const satisfies FieldMap;
