import * as z from 'zod/mini';
import { defineCall, publicCall, signedInCall } from '../api/call.js';
import type { ResourceCode } from '../access/index.js';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export const login = defineCall<undefined, undefined, Credentials, { token: string }>({
  id: 'session.login',
  method: 'POST',
  path: '/login',
  access: publicCall,
  summary: 'Exchanges a username and password for a token.',
  body: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(191)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  maxBodyBytes: 8 * 1024,
});

/** The signed-in user (specification 1 section 3). */
export interface CurrentUser {
  readonly id: number;
  readonly username: string;
  readonly full_name: string;
  readonly email: string;
  readonly language: 'de' | 'en' | null;
  /** JSON text of the user's own interface settings. */
  readonly settings: string;
  readonly user_role_id: number;
  readonly merchant: {
    readonly id: number;
    readonly merchant_name: string;
    readonly erp_merchant_id: number;
  } | null;
  readonly erp_shop_code: string | null;
  readonly display_only_stock_products: boolean;
  readonly products_status: '' | 'active' | 'inactive';
  readonly profile_picture: string;
  readonly dashboard_dynamic_content: { readonly id: number } | null;
  /** The user really acting, while acting as someone else. */
  readonly impersonated_by?: { readonly id: number; readonly username: string };
}
export const currentUser = defineCall<undefined, undefined, undefined, CurrentUser>({
  id: 'session.currentUser',
  method: 'GET',
  path: '/current-user',
  access: signedInCall,
  embed: true,
  summary: 'The signed-in user.',
});

export interface ProfileChange {
  readonly full_name?: string;
  readonly email?: string;
  readonly language?: 'de' | 'en';
  readonly profile_picture?: string;
  readonly settings?: string;
}
export const updateCurrentUser = defineCall<undefined, undefined, ProfileChange, CurrentUser>({
  id: 'session.updateCurrentUser',
  method: 'PUT',
  path: '/current-user',
  access: signedInCall,
  summary: 'Changes the own name, e-mail, language, picture and interface settings.',
  body: z.strictObject({
    full_name: z.optional(z.string().check(z.minLength(3), z.maxLength(50))),
    email: z.optional(z.string().check(z.minLength(5), z.maxLength(50), z.email())),
    language: z.optional(z.enum(['de', 'en'])),
    profile_picture: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w-][\w.-]*$/))),
    settings: z.optional(z.string().check(z.maxLength(20_000), z.refine(isJsonObject))),
  }),
});

export interface OwnPasswordChange {
  readonly current_password: string;
  readonly password: string;
}
/** Every token of the user ends; the answer holds one to go on with. */
export const changeOwnPassword = defineCall<undefined, undefined, OwnPasswordChange, { token: string }>({
  id: 'session.changePassword',
  method: 'PUT',
  path: '/current-user/password',
  access: signedInCall,
  summary: 'Changes the own password.',
  body: z.strictObject({
    current_password: z.string().check(z.minLength(1), z.maxLength(200)),
    password: z.string().check(z.maxLength(200)),
  }),
  maxBodyBytes: 8 * 1024,
});

export const allowedResources = defineCall<
  undefined,
  undefined,
  undefined,
  { entries: readonly { acl_resource: { resource_code: ResourceCode } }[] }
>({
  id: 'access.allowedResources',
  method: 'GET',
  path: '/allowed-resources',
  access: signedInCall,
  embed: true,
  summary: 'What the signed-in user may do.',
});

function isJsonObject(text: string): boolean {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
