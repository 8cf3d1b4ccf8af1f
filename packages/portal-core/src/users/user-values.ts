import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** The products that a user sees; empty for all. */
export const productsStatusShape = z.enum(['', 'active', 'inactive']);
export type ProductsStatus = Wire<typeof productsStatusShape>;

/** File name of an uploaded picture. */
export const pictureName = z.string().check(z.maxLength(200), z.regex(/^[\w-][\w.-]*$/));
