import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { idParams, pagingQuery, positiveIntText, type PortalList } from '../api/shapes.js';
import { judgedLater } from '../validation/index.js';
import type { Role, RoleInfo, User, UserInput, UserSuggestion } from './user.types.js';

/** Page size of the users table (specification 2 section 9). */
export const USERS_PAGE_SIZE = 50;
/** Most users of one suggestion (specification 2 section 9). */
export const USER_SUGGESTIONS_MAX = 250;

export interface UsersQuery {
  readonly limit?: number;
  readonly offset?: number;
  /** Page of `limit` rows, from 1; in place of `offset`. */
  readonly page?: number;
  /** Filters exactly, case aside (uniqueness check). */
  readonly username?: string;
}
export const usersList = defineCall<undefined, UsersQuery, undefined, PortalList<User>>({
  id: 'users.list',
  method: 'GET',
  path: '/management/users',
  access: resourceCall('/management/users'),
  summary: 'Users of the own merchant; of all merchants for staff.',
  query: z.strictObject({
    ...pagingQuery(250),
    page: z.optional(positiveIntText),
    username: z.optional(z.string().check(z.minLength(1), z.maxLength(191))),
  }),
});

const text = (max: number) => z.string().check(z.maxLength(max));
const id = z.optional(z.nullable(z.number()));
const fields = {
  username: text(300),
  full_name: text(200),
  email: text(200),
  user_role_id: z.optional(z.number()),
  merchant_id: id,
  erp_shop_code: z.nullable(text(200)),
  dashboard_config_id: id,
  display_only_stock_products: z.boolean(),
  products_status: z.enum(['', 'active', 'inactive']),
  language: judgedLater<UserInput['language']>(text(10)),
  profile_picture: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w-][\w.-]*$/))),
};

/** The rules are `validateUser`'s. */
export const usersCreate = defineCall<undefined, undefined, UserInput, User>({
  id: 'users.create',
  method: 'POST',
  path: '/management/users',
  access: resourceCall('/create-user'),
  summary: 'Creates a user.',
  body: z.strictObject({ ...fields, password: text(200) }),
  status: 201,
});

/** What a user is changed to; the id may stand in the body too. */
export type UserChange = Omit<UserInput, 'password'> & { readonly id?: number };
export const usersUpdate = defineCall<{ id: number }, undefined, UserChange, User>({
  id: 'users.update',
  method: 'PUT',
  path: '/management/users/:id',
  access: resourceCall('/edit-user'),
  summary: 'Changes a user.',
  params: idParams,
  body: z.strictObject({ ...fields, id: z.optional(z.number()) }),
});

export interface PasswordChange {
  readonly id?: number;
  readonly password: string;
}
/** Ends every session of that user. */
export const usersPassword = defineCall<{ id: number }, undefined, PasswordChange, undefined>({
  id: 'users.password',
  method: 'PUT',
  path: '/management/users/password/:id',
  access: resourceCall('/edit-user'),
  summary: 'Gives a user another password.',
  params: idParams,
  body: z.strictObject({
    id: z.optional(z.number()),
    password: text(200),
  }),
  responseKind: 'none',
  status: 204,
});

export interface UserSuggestQuery {
  /** Part of the username or the full name. */
  readonly text?: string;
  readonly limit?: number;
}
export const usersSuggest = defineCall<undefined, UserSuggestQuery, undefined, PortalList<UserSuggestion>>({
  id: 'users.suggest',
  method: 'GET',
  path: '/management/users/suggest',
  access: resourceCall('/cms-blocks-page', '/management/users'),
  summary: 'Users to choose from, by name.',
  query: z.strictObject({
    text: z.optional(z.string().check(z.maxLength(100))),
    limit: pagingQuery(USER_SUGGESTIONS_MAX).limit,
  }),
});

export const rolesList = defineCall<undefined, undefined, undefined, PortalList<Role>>({
  id: 'users.roles',
  method: 'GET',
  path: '/management/roles',
  access: resourceCall('/management/users'),
  summary: 'The roles.',
});

export const rolesInfo = defineCall<undefined, undefined, undefined, PortalList<RoleInfo>>({
  id: 'users.rolesInfo',
  method: 'GET',
  path: '/management/roles-info',
  access: resourceCall('/management/users'),
  summary: 'The roles with everything they allow.',
});
