import { changedTexts } from '@kontor/portal-core/fields';
import type { ProfileChange } from '@kontor/portal-core/session';
import { USER_FIELDS } from '@kontor/portal-core/users';
import type { Knex } from 'knex';
import { LACKS_SECOND_FACTOR } from '../access/index.js';
import {
  columns,
  computed,
  integer,
  nullable,
  type RowOf,
  selectFrom,
  text,
  together,
  type Writer,
} from '../db/index.js';
import { endSessionsOf } from './sessions.store.js';

const USER_COLUMNS = [
  'id',
  'username',
  'full_name',
  'email',
  'language',
  'settings',
  'user_role_id',
  'erp_shop_code',
  'display_only_stock_products',
  'products_status',
  'profile_picture',
  'merchant_id',
] as const;
const USER = together(
  columns('users', USER_COLUMNS, 'u'),
  computed({
    merchant_name: [nullable(text), 'm.merchant_name'],
    erp_merchant_id: [nullable(integer), 'm.erp_merchant_id'],
    lacks_second_factor: [integer, LACKS_SECOND_FACTOR],
    // Null when there is no such layout any more.
    dashboard_id: [nullable(integer), 'd.id'],
  }),
);
const CREDENTIAL = together(
  columns('users', ['id', 'password_hash', 'token_version', 'active'], 'u'),
  computed({
    merchant_active: [nullable(integer), 'm.active'],
    factor_confirmed_at: [
      nullable(text),
      '(select f.confirmed_at from second_factors f where f.user_id = u.id)',
    ],
  }),
);

/** A stored user with the columns of the user's merchant. */
export type UserRow = RowOf<(typeof USER)['columns']>;

/** Reads the user of an id that a token or a header has already been checked for. */
export async function readUser(read: Knex, id: number): Promise<UserRow> {
  const query = read('users as u')
    .leftJoin('merchants as m', 'm.id', 'u.merchant_id')
    .leftJoin('dashboard_configs as d', 'd.id', 'u.dashboard_config_id')
    .where('u.id', id);
  const [user] = await selectFrom(query, USER);
  return known(user);
}

/** The stored data that a sign-in checks. */
export interface Credential {
  readonly id: number;
  readonly password_hash: string;
  readonly token_version: number;
  /** False when the user or their merchant has been switched off. */
  readonly active: boolean;
  /** True when a code of a second factor is asked for, too. */
  readonly hasFactor: boolean;
}

/** Finds the credential of a username; null when there is none. */
export async function findCredential(read: Knex, usernameKey: string): Promise<Credential | null> {
  const query = read('users as u')
    .leftJoin('merchants as m', 'm.id', 'u.merchant_id')
    .where('u.username_key', usernameKey);
  const [row] = await selectFrom(query, CREDENTIAL);
  if (!row) return null;
  const { id, password_hash, token_version } = row;
  const active = row.active === 1 && row.merchant_active !== 0;
  return { id, password_hash, token_version, active, hasFactor: row.factor_confirmed_at !== null };
}

export async function updateProfile(trx: Writer, id: number, change: ProfileChange): Promise<void> {
  const { full_name, email, language, profile_picture, settings } = change;
  const managed = givenOf({ ...changedTexts(USER_FIELDS, { full_name, email }), language, profile_picture });
  // Settings are nothing that whoever edits the user could overwrite.
  const version = Object.keys(managed).length > 0 ? { mod_id: trx.raw('mod_id + 1') } : {};
  const given = { ...managed, ...givenOf({ settings }), ...version };
  if (Object.keys(given).length > 0) await trx('users').where({ id }).update(given);
}

const givenOf = (columns: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/** Reads the version that the tokens of a user must have. */
export async function readTokenVersion(read: Knex, id: number): Promise<number> {
  return known(await read('users').where({ id }).first('token_version')).token_version;
}

/** Stores a new hash in place of one of an earlier strength. */
export async function renewHash(trx: Writer, id: number, password_hash: string): Promise<void> {
  await trx('users').where({ id }).update({ password_hash });
}

/** Reads the name and the hash of a signed-in user. */
export async function readCredential(
  read: Knex,
  id: number,
): Promise<{ readonly username: string; readonly password_hash: string }> {
  return known(await read('users').where({ id }).first('username', 'password_hash'));
}

/** Reads the names and hashes of those users who may sign in. */
export function findCredentials(
  read: Knex,
  usernames: readonly string[],
): Promise<{ readonly username: string; readonly password_hash: string }[]> {
  return read('users')
    .whereIn('username', usernames)
    .where({ active: 1 })
    .select('username', 'password_hash');
}

/** Narrows a user to one that exists: users are never deleted, so one who has signed in is there. */
function known<Found>(user: Found): NonNullable<Found> {
  if (user === undefined || user === null) throw new Error('The user is not stored');
  return user;
}

/** Stores a new password, which ends every session of the user. Returns the new token version. */
export async function storePassword(trx: Writer, id: number, password_hash: string): Promise<number> {
  await trx('users').where({ id }).update({ password_hash });
  await endSessionsOf(trx, id);
  return readTokenVersion(trx, id);
}
