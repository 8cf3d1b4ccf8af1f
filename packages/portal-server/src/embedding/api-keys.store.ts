import type { ApiKeyScope, DataScope } from '@kontor/portal-core/access';
import type { ApiKey, ApiKeysQuery, EmbeddableCode } from '@kontor/portal-core/embedding';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  insertRow,
  integer,
  jsonText,
  nullable,
  pageOf,
  parseJson,
  placeOf,
  type RowOf,
  scoped,
  selectFrom,
  text,
  together,
  type Writer,
} from '../db/index.js';

const DEFAULT_LIMIT = 250;

const KEY_COLUMNS = [
  'id',
  'name',
  'user_id',
  'merchant_id',
  'scopes',
  'resources',
  'origins',
  'created_at',
  'created_by',
  'last_used_at',
  'revoked_at',
  'last_day',
] as const;
const LISTED = together(
  columns('api_keys', KEY_COLUMNS, 'k'),
  computed({
    user_name: [text, 'u.full_name'],
    merchant_name: [nullable(text), 'm.merchant_name'],
    created_by_name: [text, 'c.full_name'],
  }),
);
type ListedKey = RowOf<(typeof LISTED)['columns']>;

/** Reads the keys of the scope, newest first: those bound to its merchant, or every key for a scope of all merchants. */
export async function findApiKeys(
  read: Knex,
  scope: DataScope,
  query: ApiKeysQuery,
): Promise<PortalList<ApiKey>> {
  const found = keysOf(read, scope).orderBy('k.id', 'desc');
  const { rows, foundCount } = await pageOf(found, LISTED, placeOf(query, DEFAULT_LIMIT));
  return { entries: rows.map(present), foundCount };
}

/** Reads a key of the scope; null when there is none. */
export async function readApiKey(read: Knex, scope: DataScope, id: number): Promise<ApiKey | null> {
  const [row] = await selectFrom(keysOf(read, scope).where('k.id', id), LISTED);
  return row ? present(row) : null;
}

function keysOf(read: Knex, scope: DataScope): Knex.QueryBuilder {
  const keys = read('api_keys as k')
    .join('users as u', 'u.id', 'k.user_id')
    .join('users as c', 'c.id', 'k.created_by')
    .leftJoin('merchants as m', 'm.id', 'k.merchant_id');
  return scoped(keys, scope, 'm.erp_merchant_id');
}

const present = (row: ListedKey): ApiKey => ({ ...row, ...listsOf(row) });

/** The lists of a key, which are stored as JSON. */
const listsOf = ({ scopes, resources, origins }: Pick<ListedKey, 'scopes' | 'resources' | 'origins'>) => ({
  scopes: parseJson(scopes),
  resources: parseJson(resources),
  origins: parseJson(origins),
});

/** A key in its stored form, with only the hash of its secret. */
export interface StoredKey extends Pick<
  ApiKey,
  'name' | 'user_id' | 'merchant_id' | 'scopes' | 'resources' | 'origins' | 'last_day'
> {
  readonly secret_hash: string;
  readonly created_at: string;
  readonly created_by: number;
}

/** Stores a key and allows browsers to call from its origins; returns the id. */
export async function insertApiKey(
  trx: Writer,
  { scopes, resources, origins, ...key }: StoredKey,
): Promise<number> {
  const row = {
    ...key,
    scopes: jsonText(scopes),
    resources: jsonText(resources),
    origins: jsonText(origins),
  };
  const id = await insertRow(trx, 'api_keys', row);
  if (origins.length > 0)
    await trx('embed_origins').insert(origins.map((origin) => ({ origin, api_key_id: id })));
  return id;
}

/** Revokes a key. One that is revoked already stays as it is. */
export async function revokeApiKey(trx: Writer, id: number, revoked_at: string): Promise<void> {
  await trx('api_keys').where({ id, revoked_at: null }).update({ revoked_at });
  await trx('embed_origins').where({ api_key_id: id }).delete();
}

const LIVE = together(
  columns(
    'api_keys',
    ['id', 'user_id', 'merchant_id', 'scopes', 'resources', 'origins', 'secret_hash', 'last_used_at'],
    'k',
  ),
  computed({ erp_merchant_id: [nullable(integer), 'm.erp_merchant_id'] }),
);

/** The permissions of a key that has not been revoked. */
export interface LiveKey {
  readonly id: number;
  readonly user_id: number;
  /** Null for a key of all merchants. */
  readonly merchant_id: number | null;
  readonly erp_merchant_id: number | null;
  readonly scopes: readonly ApiKeyScope[];
  readonly resources: readonly EmbeddableCode[];
  readonly origins: readonly string[];
  readonly secret_hash: string;
  readonly last_used_at: string | null;
}

/** The keys that are neither revoked nor past their last day, `k`, with their accounts, `u`. */
export const keysInForce = (read: Knex, today: string) =>
  read('api_keys as k')
    .join('users as u', 'u.id', 'k.user_id')
    .where({ 'k.revoked_at': null })
    .andWhere((one) => void one.whereNull('k.last_day').orWhere('k.last_day', '>=', today));

/**
 * Finds a key by the hash of its secret; null when it was revoked, its last day was before `today`, or its merchant is switched off. A key
 * of all merchants belongs to no merchant and ends with its account.
 */
export async function findLiveKey(read: Knex, secret_hash: string, today: string): Promise<LiveKey | null> {
  const live = keysInForce(read, today)
    .leftJoin('merchants as m', 'm.id', 'k.merchant_id')
    .where({ 'k.secret_hash': secret_hash })
    .andWhere((one) => void one.where('m.active', 1).orWhere({ 'k.merchant_id': null, 'u.active': 1 }));
  const [row] = await selectFrom(live, LIVE);
  return row ? { ...row, ...listsOf(row) } : null;
}

/** Stores the time at which a key was used, unless another use was stored since `before`. */
export async function noteUse(
  trx: Writer,
  id: number,
  { at, before }: { readonly at: string; readonly before: string },
): Promise<void> {
  await trx('api_keys')
    .where({ id })
    .andWhere((rarely) => void rarely.whereNull('last_used_at').orWhere('last_used_at', '<', before))
    .update({ last_used_at: at });
}
