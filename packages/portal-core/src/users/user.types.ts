import * as z from 'zod/mini';
import { RESOURCE_CODES } from '../access/access.types.js';
import { LANGUAGES, type Language } from '../i18n/language.js';
import { merchantShape } from '../merchants/merchant.types.js';
import { judgedLater, type Wire } from '../validation/index.js';

/** Which products a user is shown; empty: all. */
export const productsStatusShape = z.enum(['', 'active', 'inactive']);
export type ProductsStatus = Wire<typeof productsStatusShape>;

/** A user as those who manage users see it (specification 2 section 3). */
export const userShape = z.strictObject({
  id: z.int(),
  username: z.string(),
  full_name: z.string(),
  email: z.string(),
  user_role_id: z.int(),
  merchant_id: z.nullable(z.int()),
  merchant: z.nullable(z.omit(merchantShape, { id: true })),
  erp_shop_code: z.nullable(z.string()),
  dashboard_config_id: z.nullable(z.int()),
  display_only_stock_products: z.boolean(),
  products_status: productsStatusShape,
  language: z.nullable(z.enum(LANGUAGES)),
  profile_picture: z.string(),
});
export type User = Wire<typeof userShape>;

const text = (max: number) => z.string().check(z.maxLength(max));
const id = z.optional(z.nullable(z.number()));

/** File name of an uploaded picture. */
export const pictureName = z.string().check(z.maxLength(200), z.regex(/^[\w-][\w.-]*$/));

/** What a user is created or changed with. Role and merchant of those who are not sysadmin are the server's to decide. */
export const userInputShape = z.strictObject({
  username: text(300),
  full_name: text(200),
  email: text(200),
  /** New users only. */
  password: z.optional(text(200)),
  user_role_id: z.optional(z.number()),
  merchant_id: id,
  erp_shop_code: z.nullable(text(200)),
  dashboard_config_id: id,
  display_only_stock_products: z.boolean(),
  products_status: productsStatusShape,
  // `validateUser` says `language` of any other.
  language: judgedLater<Language>(text(10)),
  profile_picture: z.optional(pictureName),
});
export type UserInput = Wire<typeof userInputShape>;

export const roleShape = z.strictObject({ id: z.int(), role_name: z.string() });
export type Role = Wire<typeof roleShape>;

/** A role with everything it allows. */
export const roleInfoShape = z.strictObject({
  ...roleShape.shape,
  resources: z.array(z.enum(RESOURCE_CODES)),
});
export type RoleInfo = Wire<typeof roleInfoShape>;

/** A user to choose from a list. */
export const userSuggestionShape = z.pick(userShape, { id: true, username: true, full_name: true });
export type UserSuggestion = Wire<typeof userSuggestionShape>;
