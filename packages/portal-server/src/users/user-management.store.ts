import { ROLE_SYSADMIN, type DataScope } from '@kontor/portal-core/access';
import { storedTexts, answerNames } from '@kontor/portal-core/fields';
import {
  USER_FIELDS,
  type Role,
  type RoleInfo,
  type User,
  type UserInput,
  type UsersQuery,
  type UserSuggestion,
  type UserSuggestQuery,
} from '@kontor/portal-core/users';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import { isResourceCode } from '../access/index.js';
import {
  changeRow,
  columns,
  computed,
  insertRow,
  integer,
  lockName,
  type NewRow,
  nullable,
  ofLeftJoin,
  pageOf,
  placeOf,
  type RowOf,
  scoped,
  selectFrom,
  sortBy,
  together,
  whereContains,
  type Writer,
} from '../db/index.js';
import { unlessTaken } from '../wire/index.js';
import { usernameKeyOf } from '../session/index.js';
import { freeSkeleton } from './skeleton.store.js';

const DEFAULT_LIMIT = 50;

/** The columns of a user that the user management shows and changes. */
export const USER_COLUMNS = answerNames(USER_FIELDS);
const MERCHANT = ofLeftJoin(columns('merchants', ['merchant_name', 'erp_merchant_id'], 'm'));
const LISTED = together(
  together(columns('users', [...USER_COLUMNS, 'mod_id'], 'u'), MERCHANT),
  computed({ merchant_active: [nullable(integer), 'm.active'] }),
);
const SUGGESTED = columns('users', ['id', 'username', 'full_name'], 'u');
type ListedUser = RowOf<(typeof LISTED)['columns']>;

/** The columns that the list is sorted by. */
const SORTED = {
  id: 'u.id',
  username: 'u.username_key',
  full_name: 'lower(u.full_name)',
  merchant: "lower(coalesce(m.merchant_name, ''))",
};

/** Reads the users of the scope, in the order of their creation by default. */
export async function findUsers(
  read: Knex,
  scope: DataScope,
  { id, username, state, search = '', sort = 'id', ...paging }: UsersQuery,
): Promise<PortalList<User>> {
  const found = sortBy(usersOf(read, scope), sort, SORTED);
  if (id !== undefined) void found.where('u.id', id);
  if (username !== undefined) void found.where('u.username_key', usernameKeyOf(username));
  // As the list shows it: a user of a merchant that is off is off.
  if (state === 'on') void found.where('u.active', 1).whereRaw('coalesce(m.active, 1) = 1');
  if (state === 'off') void found.whereRaw('(u.active = 0 or m.active = 0)');
  whereContains(found, ['u.username', 'u.full_name', 'u.email', "coalesce(m.merchant_name, '')"], search);
  const { rows, foundCount } = await pageOf(found, LISTED, placeOf(paging, DEFAULT_LIMIT));
  return { entries: rows.map(presentUser), foundCount };
}

/** Reads a user of the scope; null when there is none. */
export async function readManagedUser(read: Knex, scope: DataScope, id: number): Promise<User | null> {
  const [row] = await selectFrom(usersOf(read, scope).where('u.id', id), LISTED);
  return row ? presentUser(row) : null;
}

function usersOf(read: Knex, scope: DataScope): Knex.QueryBuilder {
  const users = read('users as u').leftJoin('merchants as m', 'm.id', 'u.merchant_id');
  return scoped(users, scope, 'm.erp_merchant_id');
}

function presentUser({ merchant_name, erp_merchant_id, merchant_active, mod_id, ...row }: ListedUser): User {
  return {
    ...row,
    modId: String(mod_id),
    active: row.active === 1,
    display_only_stock_products: row.display_only_stock_products === 1,
    merchant:
      merchant_name === null
        ? null
        : { merchant_name, erp_merchant_id: erp_merchant_id ?? 0, active: merchant_active === 1 },
  };
}

/** Finds users of the scope, none that is switched off, whose username or full name contains the text, sorted by username. */
export async function suggestUsers(
  read: Knex,
  scope: DataScope,
  { text = '', limit = DEFAULT_LIMIT }: UserSuggestQuery,
): Promise<PortalList<UserSuggestion>> {
  const found = usersOf(read, scope).where('u.active', 1).whereRaw('coalesce(m.active, 1) = 1');
  whereContains(found, ['u.username_key', 'u.full_name'], text);
  const entries = await selectFrom(found.orderBy('u.username_key').limit(limit), SUGGESTED);
  return { entries, foundCount: entries.length };
}

/** The stored part of an input, with the role and merchant decided. */
export type StoredUser = Omit<UserInput, 'password'> & {
  readonly user_role_id: number;
  readonly merchant_id: number | null;
};

/** Every field of an input and the key by which its name is unique; undefined leaves a column unchanged. */
type UserColumns = {
  readonly [Name in keyof Required<StoredUser> | 'username_key']: NewRow<'users'>[Name];
};

function columnsOf(user: StoredUser): Pick<NewRow<'users'>, keyof UserColumns> {
  const texts = storedTexts(USER_FIELDS, user);
  const columns: UserColumns = {
    ...texts,
    username_key: usernameKeyOf(user.username),
    erp_shop_code: texts.erp_shop_code || null,
    user_role_id: user.user_role_id,
    merchant_id: user.merchant_id,
    dashboard_config_id: user.dashboard_config_id,
    display_only_stock_products: user.display_only_stock_products ? 1 : 0,
    products_status: user.products_status,
    language: user.language,
    profile_picture: user.profile_picture,
  };
  // What a new row needs is always given: only fields that may be left open are undefined.
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as unknown as UserColumns;
}

/** Stores a user and returns the id. Throws 409 when another user has the username, or one that looks like it. */
export async function insertUser(
  trx: Writer,
  user: StoredUser,
  { password_hash, created_at }: { readonly password_hash: string; readonly created_at: string },
): Promise<number> {
  const username_skeleton = await freeSkeleton(trx, user.username, null);
  const row = { ...columnsOf(user), username_skeleton, password_hash, created_at };
  return unlessTaken('username', () => insertRow(trx, 'users', row));
}

/** Stores a changed user as the version `mod_id`. Throws 409 when another user has the username, or one that looks like it. */
export async function changeUser(trx: Writer, id: number, user: StoredUser, mod_id: number): Promise<void> {
  const columns = { ...columnsOf(user), mod_id };
  const stored = await trx('users').where({ id }).first('username_key');
  const isRenamed = stored?.username_key !== columns.username_key;
  const skeleton = isRenamed ? { username_skeleton: await freeSkeleton(trx, user.username, id) } : {};
  await unlessTaken('username', () => changeRow(trx, 'users', id, { ...columns, ...skeleton }));
}

/** The merchant of a user; null for staff. */
export async function merchantIdOf(read: Knex, userId: number): Promise<number | null> {
  return (await read('users').where({ id: userId }).first('merchant_id'))?.merchant_id ?? null;
}

/**
 * True when there is a sysadmin who can sign in besides that user. Until the transaction ends nobody else gets an answer: two who remove
 * each other at once would leave none.
 */
export async function hasOtherSysadmin(trx: Writer, id: number): Promise<boolean> {
  await lockName(trx, 'sysadmins');
  return isSome(activeSysadmins(trx).whereNot('u.id', id));
}

/** True when there is a sysadmin who can sign in besides those of a merchant; answers one caller at a time, too. */
export async function hasSysadminBesides(trx: Writer, merchantId: number): Promise<boolean> {
  await lockName(trx, 'sysadmins');
  return isSome(activeSysadmins(trx).whereRaw('coalesce(u.merchant_id, 0) <> ?', [merchantId]));
}

function activeSysadmins(trx: Writer): Knex.QueryBuilder {
  return trx('users as u')
    .leftJoin('merchants as m', 'm.id', 'u.merchant_id')
    .where({ 'u.user_role_id': ROLE_SYSADMIN, 'u.active': 1 })
    .whereRaw('coalesce(m.active, 1) = 1');
}

const isSome = async (found: Knex.QueryBuilder): Promise<boolean> =>
  (await found.first('u.id')) !== undefined;

/** Switches a user off or on. */
export async function storeActive(trx: Writer, id: number, active: boolean): Promise<void> {
  await trx('users')
    .where({ id })
    .update({ active: active ? 1 : 0 });
}

/** The ids in a user that do not exist, by field name. */
export async function unknownReferences(trx: Knex, user: StoredUser): Promise<string[]> {
  const references = [
    ['user_role_id', 'roles', user.user_role_id],
    ['merchant_id', 'merchants', user.merchant_id],
    ['dashboard_config_id', 'dashboard_configs', user.dashboard_config_id ?? null],
  ] as const;
  const unknown: string[] = [];
  for (const [field, table, id] of references)
    if (id !== null && (await trx(table).where({ id }).first('id')) === undefined) unknown.push(field);
  return unknown;
}

export async function findRoles(read: Knex): Promise<PortalList<Role>> {
  const roles = await read('roles').select('id', 'name').orderBy('id');
  return { entries: roles.map(({ id, name }) => ({ id, role_name: name })), foundCount: roles.length };
}

export async function findRolesInfo(read: Knex): Promise<PortalList<RoleInfo>> {
  const { entries } = await findRoles(read);
  const codes = await read('role_resources').select('role_id', 'resource_code').orderBy('resource_code');
  const infos = entries.map((role) => ({
    ...role,
    resources: codes
      .flatMap(({ role_id, resource_code }) => (role_id === role.id ? [resource_code] : []))
      .filter(isResourceCode),
  }));
  return { entries: infos, foundCount: infos.length };
}
