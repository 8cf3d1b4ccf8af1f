import * as z from 'zod/mini';

/** The products that a user sees; empty for all. */
export const productsStatusShape = z.enum(['', 'active', 'inactive']);

/** File name of an uploaded picture. */
export const pictureName = z.string().check(z.maxLength(200), z.regex(/^[\w-][\w.-]*$/));
