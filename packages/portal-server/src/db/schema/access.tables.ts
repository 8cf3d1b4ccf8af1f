import type { ApiKeyScope } from '@kontor/portal-core/access';
import type { EmbeddableCode } from '@kontor/portal-core/embedding';
import { LANGUAGES } from '@kontor/portal-core/i18n';
import type { MERCHANT_FIELDS } from '@kontor/portal-core/merchants';
import type { USER_FIELDS } from '@kontor/portal-core/users';
import { id, integer, json, nullable, oneOf, text, withDefault, type ColumnsOf } from './column.js';

const merchants = {
  id,
  merchant_name: text,
  erp_merchant_id: integer,
  country_code: text,
  active: withDefault(integer),
  page_epoch: withDefault(integer),
  created_at: text,
} as const satisfies ColumnsOf<typeof MERCHANT_FIELDS>;

const users = {
  id,
  username: text,
  username_key: text,
  password_hash: text,
  full_name: withDefault(text),
  email: withDefault(text),
  language: nullable(oneOf(LANGUAGES)),
  settings: withDefault(text),
  user_role_id: integer,
  merchant_id: nullable(integer),
  erp_shop_code: nullable(text),
  display_only_stock_products: withDefault(integer),
  products_status: withDefault(oneOf(['', 'active', 'inactive'])),
  profile_picture: withDefault(text),
  active: withDefault(integer),
  token_version: withDefault(integer),
  created_at: text,
  dashboard_config_id: withDefault(nullable(integer)),
  username_skeleton: nullable(text),
  mod_id: withDefault(integer),
} as const satisfies ColumnsOf<typeof USER_FIELDS>;

/** Tables of users and their permissions. */
export const ACCESS_TABLES = {
  merchants,
  roles: { id, name: text },
  role_resources: { role_id: integer, resource_code: text },
  users,
  sessions: {
    id,
    token_id: text,
    user_id: integer,
    device: text,
    address: text,
    began_at: text,
    last_seen_at: text,
    expires_at: text,
  },
  /** `secret` is encrypted, see `session/factor-secrets.ts`. */
  second_factors: {
    user_id: integer,
    secret: text,
    last_step: withDefault(integer),
    confirmed_at: nullable(text),
  },
  recovery_codes: { user_id: integer, code_hash: text },
  impersonations: {
    token_id: text,
    actor_id: integer,
    subject_id: integer,
    began_at: text,
    ended_at: nullable(text),
    token_expires_at: text,
  },
  /** `ends_at`: milliseconds since 1970. */
  attempts: { key: text, points: integer, ends_at: integer },
  api_keys: {
    id,
    name: text,
    user_id: integer,
    merchant_id: nullable(integer),
    scopes: withDefault(json<readonly ApiKeyScope[]>()),
    resources: json<readonly EmbeddableCode[]>(),
    origins: json<readonly string[]>(),
    secret_hash: text,
    created_at: text,
    created_by: integer,
    last_used_at: nullable(text),
    revoked_at: nullable(text),
    last_day: nullable(text),
  },
  embed_origins: { id, origin: text, api_key_id: nullable(integer), expires_at: nullable(text) },
  idempotency_keys: {
    user_id: integer,
    key: text,
    request_hash: text,
    status: integer,
    body: nullable(text),
    content_type: nullable(text),
    created_at: text,
  },
} as const;
