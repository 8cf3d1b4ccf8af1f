import * as z from 'zod/mini';
import {
  defineCall,
  idParams,
  pageQuery,
  pagingQuery,
  portalList,
  resourceCall,
  searchQuery,
  sortQuery,
  stateQuery,
} from '../wire/index.js';
import type { Wire } from '../validation/index.js';
import { roleInfoShape, roleShape, userInputShape, userShape, userSuggestionShape } from './user.types.js';

/** Page size of the users table (specification 2 section 9). */
export const USERS_PAGE_SIZE = 50;
/** Most users of one suggestion (specification 2 section 9). */
export const USER_SUGGESTIONS_MAX = 250;

/** What the list of the users can be sorted by. */
export const USER_SORTS = ['id', 'username', 'full_name', 'merchant'] as const;

const listQuery = z.strictObject({
  ...pageQuery(250),
  ...stateQuery,
  /** Username, full name, e-mail address or name of the merchant. */
  ...searchQuery,
  ...sortQuery(USER_SORTS),
  /** Whole username, without regard to case (uniqueness check). */
  username: z.optional(z.string().check(z.minLength(1), z.maxLength(191))),
});
export type UsersQuery = Wire<typeof listQuery>;

export const usersList = defineCall({
  id: 'users.list',
  method: 'GET',
  path: '/management/users',
  access: resourceCall('/management/users'),
  summary: 'Users of the own merchant; of all merchants for staff.',
  query: listQuery,
  response: portalList(userShape),
});

const password = z.string().check(z.maxLength(200));

const newUser = z.strictObject({ ...userInputShape.shape, password });
export type NewUser = Wire<typeof newUser>;
/** `validateUser` checks the input. */
export const usersCreate = defineCall({
  id: 'users.create',
  method: 'POST',
  path: '/management/users',
  access: resourceCall('/create-user'),
  summary: 'Creates a user.',
  body: newUser,
  response: userShape,
  status: 201,
});

const userChange = z.strictObject({
  ...z.omit(userInputShape, { password: true }).shape,
  id: z.optional(z.number()),
  modId: z.optional(z.string().check(z.maxLength(20))),
});
/**
 * The input for changing a user, and the `modId` of the version it was made from; a `modId` older than the stored one is answered with 409
 * `stale`. The id may also be in the body.
 */
export type UserChange = Wire<typeof userChange>;
export const usersUpdate = defineCall({
  id: 'users.update',
  method: 'PUT',
  path: '/management/users/:id',
  access: resourceCall('/edit-user'),
  summary: 'Changes a user.',
  params: idParams,
  body: userChange,
  response: userShape,
});

/** An IPv4 or IPv6 address as the trail writes it; which numbers stand in it is not judged. */
const ADDRESS = /^[0-9a-f:.]{2,45}$/i;

const passwordChange = z.strictObject({ id: z.optional(z.number()), password });
export type PasswordChange = Wire<typeof passwordChange>;
/** Sets a user's password and ends all their sessions. */
export const usersPassword = defineCall({
  id: 'users.password',
  method: 'PUT',
  path: '/management/users/password/:id',
  access: resourceCall('/edit-user'),
  summary: 'Gives a user another password.',
  params: idParams,
  body: passwordChange,
  responseKind: 'none',
  status: 204,
});

const activeChange = z.strictObject({ active: z.boolean() });
/** Refuses with 409 to switch off oneself or the last active sysadmin. */
export const usersSetActive = defineCall({
  id: 'users.setActive',
  method: 'PUT',
  path: '/management/users/:id/active',
  access: resourceCall('/edit-user'),
  summary: 'Switches a user off, which ends their sessions, or on.',
  params: idParams,
  body: activeChange,
  response: userShape,
});

const lifting = z.strictObject({
  /** Network address whose own refusal is lifted, too: too many tries of an office refuse everyone in it. */
  address: z.optional(z.string().check(z.regex(ADDRESS))),
});
export const usersLiftRefusal = defineCall({
  id: 'users.liftRefusal',
  method: 'POST',
  path: '/management/users/:id/lift-refusal',
  access: resourceCall('/edit-user'),
  summary: 'Lets a user sign in again at once after too many tries; for sysadmins.',
  params: idParams,
  body: lifting,
  responseKind: 'none',
  status: 204,
});

const suggestQuery = z.strictObject({
  /** Part of the username or the full name. */
  text: z.optional(z.string().check(z.maxLength(100))),
  limit: pagingQuery(USER_SUGGESTIONS_MAX).limit,
});
export type UserSuggestQuery = Wire<typeof suggestQuery>;
export const usersSuggest = defineCall({
  id: 'users.suggest',
  method: 'GET',
  path: '/management/users/suggest',
  access: resourceCall('/cms-blocks-page', '/management/users'),
  summary: 'Users to choose from, by name.',
  query: suggestQuery,
  response: portalList(userSuggestionShape),
});

export const rolesList = defineCall({
  id: 'users.roles',
  method: 'GET',
  path: '/management/roles',
  access: resourceCall('/management/users'),
  summary: 'The roles.',
  response: portalList(roleShape),
});

export const rolesInfo = defineCall({
  id: 'users.rolesInfo',
  method: 'GET',
  path: '/management/roles-info',
  access: resourceCall('/management/users'),
  summary: 'The roles with everything they allow.',
  response: portalList(roleInfoShape),
});
