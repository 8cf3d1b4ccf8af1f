import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

const criterion = z.string().check(z.minLength(1), z.maxLength(100));
const findCriteria = z.record(z.string().check(z.maxLength(60)), criterion);

/**
 * Filters that a partner's page can neither take off nor widen, by kind of record. All criteria of a filter hold; records of a kind without
 * a filter are all there.
 */
export const fixedFiltersShape = z.strictObject({
  /** One query object of `/orders/find`. Comments, errors and addresses of other orders are not there either. */
  orders: z.optional(findCriteria),
  /** One query object of `/products/find`. */
  products: z.optional(findCriteria),
  /** Part of the query of `/deliveries`. */
  deliveries: z.optional(
    z.strictObject({
      status: z.optional(criterion),
      product: z.optional(criterion),
      creation_date: z.optional(criterion),
      delivery_datetime: z.optional(criterion),
    }),
  ),
  /** Part of the query of `/order-errors`. */
  order_errors: z.optional(
    z.strictObject({
      status: z.optional(criterion),
      type: z.optional(criterion),
      errorDate: z.optional(criterion),
    }),
  ),
});
export type FixedFilters = Wire<typeof fixedFiltersShape>;
