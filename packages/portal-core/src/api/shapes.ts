import * as z from 'zod/mini';
import type { Schema } from '../validation/index.js';

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

/** A list of the portal's own records. */
export interface PortalList<T> {
  readonly entries: readonly T[];
  readonly foundCount: number;
}
export const portalList = <T>(entry: Schema<T>): Schema<PortalList<T>> =>
  z.object({ entries: z.array(entry), foundCount: z.number() });
