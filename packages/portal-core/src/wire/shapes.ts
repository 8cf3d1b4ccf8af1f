import * as z from 'zod/mini';

/** A whole number given as text in a path or query: `^[1-9]\d*$`, at most 15 digits. */
export const positiveIntText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, { abort: true })),
  z.transform((text: string) => Number(text)),
);

/** Path parameters of calls on one record. */
export const idParams = z.strictObject({ id: positiveIntText });

/** `limit` up to a maximum, 1-based `offset`. */
export const pagingQuery = (max: number) => ({
  limit: z.optional(z.pipe(positiveIntText, z.number().check(z.maximum(max)))),
  offset: z.optional(positiveIntText),
});

/** The same, or a `page` of `limit` rows, from 1, in place of `offset`. */
export const pageQuery = (max: number) => ({ ...pagingQuery(max), page: z.optional(positiveIntText) });

/** A list of the portal's own records. */
export const portalList = <E extends z.core.$ZodType>(entry: E) =>
  z.strictObject({ entries: z.array(entry), foundCount: z.int() });
/** What `portalList` lets through, for code that serves every kind of record. */
export interface PortalList<T> {
  readonly entries: readonly T[];
  readonly foundCount: number;
}
