import * as z from 'zod/mini';

const criterion = z.union([z.string().check(z.maxLength(500)), z.boolean()]);
const sortShape = z.strictObject({
  /** With or without the table prefix: `AUFTRA::Datum` = `Datum`. */
  fieldName: z.string().check(z.maxLength(100)),
  sortOrder: z.enum(['ascend', 'descend']),
});

/** What finds and downloads of what is found have in common. */
export const findFields = {
  query: z.optional(z.array(z.record(z.string(), criterion)).check(z.maxLength(20))),
  sort: z.optional(z.array(sortShape).check(z.maxLength(5))),
  /** At least 2 characters anywhere in the record's main texts. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
};
/** A `limit` up to a maximum. */
export const limitUpTo = (max: number) => z.optional(z.int().check(z.minimum(1), z.maximum(max)));

/** The body of a find; its criteria are read by `parseFind` of `erp`. */
export const findShape = (maxLimit: number) =>
  z.strictObject({
    ...findFields,
    limit: limitUpTo(maxLimit),
    /** 1-based. */
    offset: z.optional(z.int().check(z.minimum(1))),
    /** The records are not kept waiting by a count that takes longer than a moment. Asked again without it, the count is waited for. */
    countLater: z.optional(z.boolean()),
  });
