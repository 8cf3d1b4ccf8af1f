import type { ProfileChange } from '@kontor/portal-core';
import type { Knex } from 'knex';
import type { Writer } from '../db/database.js';

/** A user as stored, with its merchant's columns. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly full_name: string;
  readonly email: string;
  readonly language: 'de' | 'en' | null;
  readonly settings: string;
  readonly user_role_id: number;
  readonly erp_shop_code: string | null;
  readonly display_only_stock_products: number;
  readonly products_status: '' | 'active' | 'inactive';
  readonly profile_picture: string;
  readonly merchant_id: number | null;
  readonly merchant_name: string | null;
  readonly erp_merchant_id: number | null;
  /** Null when there is no such layout any more. */
  readonly dashboard_id: number | null;
}

const USER_COLUMNS = [
  'u.id',
  'u.username',
  'u.full_name',
  'u.email',
  'u.language',
  'u.settings',
  'u.user_role_id',
  'u.erp_shop_code',
  'u.display_only_stock_products',
  'u.products_status',
  'u.profile_picture',
  'u.merchant_id',
  'm.merchant_name',
  'm.erp_merchant_id',
  'd.id as dashboard_id',
];

/** The user of an id that a token or a header has already been checked for. */
export async function readUser(read: Knex, id: number): Promise<UserRow> {
  return (await read('users as u')
    .leftJoin('merchants as m', 'm.id', 'u.merchant_id')
    .leftJoin('dashboard_configs as d', 'd.id', 'u.dashboard_config_id')
    .where('u.id', id)
    .first(USER_COLUMNS)) as UserRow;
}

/** What a sign-in needs to know. */
export interface Credential {
  readonly id: number;
  readonly password_hash: string;
  readonly token_version: number;
  /** False when the user or its merchant has been switched off. */
  readonly active: boolean;
}

/** The credential of a username, or null. */
export async function findCredential(read: Knex, usernameKey: string): Promise<Credential | null> {
  const row = (await read('users as u')
    .leftJoin('merchants as m', 'm.id', 'u.merchant_id')
    .where('u.username_key', usernameKey)
    .first('u.id', 'u.password_hash', 'u.token_version', 'u.active', 'm.active as merchant_active')) as
    | {
        id: number;
        password_hash: string;
        token_version: number;
        active: number;
        merchant_active: number | null;
      }
    | undefined;
  if (!row) return null;
  const { id, password_hash, token_version } = row;
  return { id, password_hash, token_version, active: row.active === 1 && row.merchant_active !== 0 };
}

export async function updateProfile(trx: Writer, id: number, change: ProfileChange): Promise<void> {
  const { full_name, email, language, profile_picture, settings } = change;
  const columns = { full_name, email, language, profile_picture, settings };
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await trx('users').where({ id }).update(given);
}

/** The version that the tokens of a user must have. */
export async function readTokenVersion(read: Knex, id: number): Promise<number> {
  const row = (await read('users').where({ id }).first('token_version')) as { token_version: number };
  return row.token_version;
}

/** Renews a hash of an earlier strength. */
export async function renewHash(trx: Writer, id: number, password_hash: string): Promise<void> {
  await trx('users').where({ id }).update({ password_hash });
}

/** Name and hash of a user that is signed in. */
export async function readCredential(
  read: Knex,
  id: number,
): Promise<{ readonly username: string; readonly password_hash: string }> {
  return read('users').where({ id }).first('username', 'password_hash');
}

/** Stores another password; every token of the user ends with it. Answers the version of tokens from now on. */
export async function storePassword(trx: Writer, id: number, password_hash: string): Promise<number> {
  await trx('users')
    .where({ id })
    .update({ password_hash, token_version: trx.raw('token_version + 1') });
  return readTokenVersion(trx, id);
}
