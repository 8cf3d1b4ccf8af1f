import * as z from 'zod/mini';

/** A number is the same as its digits, as records have it in their answers. */
const criterion = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]);
const sortShape = z.strictObject({
  /** Name of a field, with or without the table prefix: `AUFTRA::Datum` = `Datum`. */
  fieldName: z.string().check(z.maxLength(100)),
  sortOrder: z.enum(['ascend', 'descend']),
});

/** The parts common to finds and downloads. */
export const findFields = {
  query: z.optional(z.array(z.record(z.string(), criterion)).check(z.maxLength(20))),
  /**
   * Orders are sorted by what their list does not offer, such as an address or a status and then a day, as long as the find leaves 20,000 at
   * most; beyond it is `too_costly`.
   */
  sort: z.optional(z.array(sortShape).check(z.maxLength(5))),
  /** At least 2 characters that occur anywhere in the record's main texts. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
};
/** A `limit` with a maximum. */
export const limitUpTo = (max: number) => z.optional(z.int().check(z.minimum(1), z.maximum(max)));

/** The body of a find; `parseFind` of `erp` reads its criteria. */
export const findShape = (maxLimit: number) =>
  z.strictObject({
    ...findFields,
    limit: limitUpTo(maxLimit),
    /** Place of the first record, from 1. */
    offset: z.optional(z.int().check(z.minimum(1))),
    /** True to answer the records without waiting for a count that takes longer than a moment. Without it, the answer waits for the count. */
    countLater: z.optional(z.boolean()),
    /** Where a count may end that would read very many records: the answer then says that its count is not exact. */
    countUpTo: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  });
