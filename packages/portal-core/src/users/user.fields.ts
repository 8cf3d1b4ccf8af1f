import * as z from 'zod/mini';
import { type FieldMap, text } from '../fields/index.js';
import { type Language, LANGUAGES } from '../i18n/index.js';
import { judgedLater } from '../validation/index.js';
import { pictureName, productsStatusShape } from './user-values.js';

const givenId = z.optional(z.nullable(z.number()));

/**
 * The fields of a user (specification 2 sections 3 and 5). Limits, labels, columns, form fields and names in the audit log are derived from
 * them.
 */
export const USER_FIELDS = {
  id: { label: 'users.id', answer: z.int() },
  username: text({ label: 'users.username', min: 2, max: 191, upTo: 300 }),
  erp_shop_code: text({ label: 'users.shopCode', min: 1, max: 20, upTo: 200, absent: 'null' }),
  full_name: text({ label: 'users.fullName', min: 3, max: 50, upTo: 200 }),
  email: text({ label: 'users.email', min: 5, max: 50, upTo: 200 }),
  /** Only for new users. */
  password: { label: 'users.password', input: z.optional(z.string().check(z.maxLength(200))) },
  user_role_id: { label: 'users.role', input: z.optional(z.number()), answer: z.int() },
  merchant_id: { label: 'users.merchant', input: givenId, answer: z.nullable(z.int()) },
  dashboard_config_id: { label: 'users.dashboard', input: givenId, answer: z.nullable(z.int()) },
  display_only_stock_products: { label: 'users.onlyStock', input: z.boolean(), answer: z.boolean() },
  products_status: {
    label: 'users.productsStatus',
    input: productsStatusShape,
    answer: productsStatusShape,
  },
  language: {
    label: 'users.language',
    // `validateUser` says `language` of any other.
    input: judgedLater<Language>(z.string().check(z.maxLength(10))),
    answer: z.nullable(z.enum(LANGUAGES)),
  },
  /** False when the user is switched off and cannot sign in. Only `usersSetActive` changes it. */
  active: { label: 'common.state', answer: z.boolean() },
  profile_picture: { label: 'users.picture', input: z.optional(pictureName), answer: z.string() },
} as const satisfies FieldMap;
