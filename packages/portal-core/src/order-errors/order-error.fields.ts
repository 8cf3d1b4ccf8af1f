import * as z from 'zod/mini';
import { type FieldMap, text } from '../fields/index.js';

const listed = z.string().check(z.maxLength(200));

/**
 * The fields of an order error that are stored in its row. Limits, labels, columns, form fields and names in the audit log are derived from
 * them.
 */
export const ORDER_ERROR_FIELDS = {
  id: { label: 'orderErrors.id', answer: z.int() },
  created_by_user_id: { label: 'orderErrors.createdBy', answer: z.int() },
  /** Instant, ISO in UTC. */
  creation_date: { label: 'orderErrors.createdAt', answer: z.string() },
  /** A value of the setting `order_error_statuses`, or one that it had earlier. */
  status: { label: 'orderErrors.status', input: listed, answer: z.string() },
  /** A value of the setting `order_error_types`, or one that it had earlier. */
  type: { label: 'orderErrors.type', input: listed, answer: z.string() },
  /** Instant, see `parseInstant`; ISO in UTC in answers. */
  error_date: {
    label: 'orderErrors.errorDate',
    input: z.string().check(z.maxLength(60)),
    answer: z.string(),
  },
  description: text({ label: 'orderErrors.description', min: 1, max: 1000, upTo: 20_000, hasLines: true }),
  /** `_ID_AUFTRA` of the order. */
  order_erp_id: {
    label: 'orderErrors.orderErpId',
    input: z.int().check(z.minimum(1)),
    answer: z.int(),
  },
  merchant_erp_id: { label: 'orderErrors.merchant', answer: z.int() },
} as const satisfies FieldMap;
