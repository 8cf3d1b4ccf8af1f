import * as z from 'zod/mini';
import { fixedFiltersShape, RESOURCE_CODES } from '../access/index.js';
import { defineCall, publicCall, signedInCall } from '../wire/index.js';
import { LANGUAGES } from '../i18n/index.js';
import { merchantShape } from '../merchants/index.js';
import { pictureName, productsStatusShape } from '../users/index.js';
import type { Wire } from '../validation/index.js';
import { enteredCode } from './second-factor.api.js';

const enteredPassword = z.string().check(z.minLength(1), z.maxLength(200));
const token = z.strictObject({ token: z.string() });

const credentials = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(191)),
  password: enteredPassword,
  /** Needed once the password was right and the answer was `code_required`. */
  code: z.optional(enteredCode),
});
export type Credentials = Wire<typeof credentials>;
export const login = defineCall({
  id: 'session.login',
  method: 'POST',
  path: '/login',
  weight: 'vital',
  access: publicCall,
  summary: 'Exchanges a username and password, and a code for who has a second factor, for a token.',
  body: credentials,
  response: token,
  maxBodyBytes: 8 * 1024,
});

/** Ends the present session, so that its token is refused from the next call on. A body with anything in it was meant for another call. */
export const logout = defineCall({
  id: 'session.logout',
  method: 'POST',
  path: '/logout',
  access: signedInCall,
  summary: 'Signs out: ends the session of the token.',
  body: z.optional(z.strictObject({})),
  responseKind: 'none',
  status: 204,
});

const currentUserShape = z.strictObject({
  id: z.int(),
  username: z.string(),
  full_name: z.string(),
  email: z.string(),
  language: z.nullable(z.enum(LANGUAGES)),
  /** JSON text of the user's own interface settings. */
  settings: z.string(),
  user_role_id: z.int(),
  merchant: z.nullable(z.omit(merchantShape, { active: true })),
  erp_shop_code: z.nullable(z.string()),
  display_only_stock_products: z.boolean(),
  products_status: productsStatusShape,
  profile_picture: z.string(),
  dashboard_dynamic_content: z.nullable(z.strictObject({ id: z.int() })),
  /** Set while every call but those of the set-up is refused with `second_factor_required`. */
  lacks_second_factor: z.optional(z.literal(true)),
  /** The user who really acts, while acting as someone else. */
  impersonated_by: z.optional(z.strictObject({ id: z.int(), username: z.string() })),
});
/** The signed-in user (specification 1 section 3). */
export type CurrentUser = Wire<typeof currentUserShape>;
export const currentUser = defineCall({
  id: 'session.currentUser',
  method: 'GET',
  path: '/current-user',
  weight: 'vital',
  access: signedInCall,
  keepsFilters: true,
  embed: true,
  summary: 'The signed-in user.',
  response: currentUserShape,
});

const profileChange = z.strictObject({
  full_name: z.optional(z.string().check(z.minLength(3), z.maxLength(50))),
  email: z.optional(z.string().check(z.minLength(5), z.maxLength(50), z.email())),
  language: z.optional(z.enum(LANGUAGES)),
  profile_picture: z.optional(pictureName),
  settings: z.optional(z.string().check(z.maxLength(20_000), z.refine(isJsonObject))),
});
export type ProfileChange = Wire<typeof profileChange>;
export const updateCurrentUser = defineCall({
  id: 'session.updateCurrentUser',
  method: 'PUT',
  path: '/current-user',
  access: signedInCall,
  summary: 'Changes the own name, e-mail, language, picture and interface settings.',
  body: profileChange,
  response: currentUserShape,
});

const ownPasswordChange = z.strictObject({
  current_password: enteredPassword,
  password: z.string().check(z.maxLength(200)),
});
export type OwnPasswordChange = Wire<typeof ownPasswordChange>;
/** Changes the user's own password. All tokens of the user end; the answer contains a new one. */
export const changeOwnPassword = defineCall({
  id: 'session.changePassword',
  method: 'PUT',
  path: '/current-user/password',
  access: signedInCall,
  summary: 'Changes the own password.',
  body: ownPasswordChange,
  response: token,
  maxBodyBytes: 8 * 1024,
});

const allowedResource = z.strictObject({
  acl_resource: z.strictObject({ resource_code: z.enum(RESOURCE_CODES) }),
});
export const allowedResources = defineCall({
  id: 'access.allowedResources',
  method: 'GET',
  path: '/allowed-resources',
  weight: 'vital',
  access: signedInCall,
  keepsFilters: true,
  embed: true,
  summary: 'What the signed-in user may do.',
  response: z.strictObject({
    entries: z.array(allowedResource),
    /** `read` for a partner's page whose token can change nothing. */
    access: z.enum(['read', 'write']),
    /** False for a partner's page whose token exports no lists. */
    may_export: z.boolean(),
    /** The only records that a partner's page sees; absent when it sees all of its merchant's, and for users. */
    filters: z.optional(fixedFiltersShape),
  }),
});

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
