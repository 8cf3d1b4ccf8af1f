import * as z from 'zod/mini';
import type { ErpFind } from '../erp/erp.types.js';
import type { Schema } from '../validation/index.js';

const criterion = z.union([z.string().check(z.maxLength(500)), z.boolean()]);
const sortShape = z.strictObject({
  fieldName: z.string().check(z.maxLength(100)),
  sortOrder: z.enum(['ascend', 'descend']),
});
/** The query objects of a find. */
export const findQueryShape = z.array(z.record(z.string(), criterion)).check(z.maxLength(20));

/** What finds and downloads of what is found have in common. */
export const findFields = {
  query: z.optional(findQueryShape),
  sort: z.optional(z.array(sortShape).check(z.maxLength(5))),
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
};
/** A `limit` up to a maximum. */
export const limitUpTo = (max: number) => z.optional(z.int().check(z.minimum(1), z.maximum(max)));

/** The body of a find; its criteria are read by `parseFind` of `erp`. */
export const findShape = (maxLimit: number): Schema<ErpFind> =>
  z.strictObject({
    ...findFields,
    limit: limitUpTo(maxLimit),
    offset: z.optional(z.int().check(z.minimum(1))),
    countLater: z.optional(z.boolean()),
  });
