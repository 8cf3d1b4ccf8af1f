import * as z from 'zod/mini';
import { sortNames } from './sort-name.js';

/** A whole number given as text in a path or query: `^[1-9]\d*$`, at most 15 digits. */
export const positiveIntText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, { abort: true })),
  z.transform((text: string) => Number(text)),
);

/** A mark given as text in a query. */
export const flagText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value: 'true' | 'false') => value === 'true'),
);

/** At most `max` ids as text, separated by commas; each once. */
export const idList = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(16 * max), z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, { abort: true })),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
      z.array(z.number()).check(z.maxLength(max)),
    ),
  );

/** Path parameters of calls on one record. */
export const idParams = z.strictObject({ id: positiveIntText });

/** A `limit` with a maximum, and an `offset` from 1. */
export const pagingQuery = (max: number) => ({
  limit: z.optional(z.pipe(positiveIntText, z.number().check(z.maximum(max)))),
  offset: z.optional(positiveIntText),
});

/** A list's parameter for what is switched on, or off. */
export const stateQuery = { state: z.optional(z.enum(['on', 'off'])) };

/** A list's parameters for the one record with an id, and for a text that its records contain. */
export const searchQuery = {
  id: z.optional(positiveIntText),
  search: z.optional(z.string().check(z.maxLength(100))),
};

/** A list's parameter for what it is sorted by. */
export const sortQuery = <const Name extends string>(names: readonly Name[]) => ({
  sort: z.optional(z.enum(sortNames(names))),
});

/** Paging, or a `page` of `limit` rows, from 1, instead of `offset`. */
export const pageQuery = (max: number) => ({ ...pagingQuery(max), page: z.optional(positiveIntText) });

/** The answer for a list of the portal's own records. */
export const portalList = <E extends z.core.$ZodType>(entry: E) =>
  z.strictObject({ entries: z.array(entry), foundCount: z.int() });
/** The part of `portalList` common to every kind of record, for code that serves all of them. */
export interface PortalList<T> {
  readonly entries: readonly T[];
  readonly foundCount: number;
  /** False when there are more than `foundCount`; otherwise absent. */
  readonly countIsExact?: false | undefined;
}
