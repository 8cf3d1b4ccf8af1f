import * as z from 'zod/mini';
import type { ResourceCode } from '../access/index.js';
import { LANGUAGES } from '../i18n/index.js';
import type { Wire } from '../validation/index.js';

/** What a page of a partner may be given at most; everything else of the portal stays in the portal. */
export const EMBEDDABLE_CODES = [
  '/orders',
  '/products',
  '/order-errors',
  '/deliveries',
  '/investigations/comments/status',
  '/downloads',
  '/blog',
] as const satisfies readonly ResourceCode[];
export type EmbeddableCode = (typeof EMBEDDABLE_CODES)[number];

/** The settings that widgets on a partner's page are told. */
export const EMBED_SETTINGS: readonly string[] = [
  'order_error_statuses',
  'order_error_types',
  'erp_delay_ms',
  'time_zone',
];

/** How every API key begins, so that it is known where it turns up. */
export const API_KEY_PREFIX = 'kontor_key_';

/** Bounds of an API key and of an embed session. */
export const EMBED_LIMITS = {
  /** Letters of a key's name. */
  name: { min: 2, max: 60 },
  /** Origins of a key. */
  origins: 20,
  /** Origins of one session. */
  sessionOrigins: 10,
  /** Letters of an origin. */
  originLength: 253,
  /** Seconds a token lives. */
  seconds: { min: 60, max: 3600, usual: 900 },
} as const;

const id = z.int().check(z.minimum(1));
const codes = z.array(z.enum(EMBEDDABLE_CODES)).check(z.maxLength(EMBEDDABLE_CODES.length));

/** What a partner's back end trades for embed sessions: their upper bounds. It is never changed, only revoked. */
export const apiKeyShape = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** The account in whose name embedded pages act. */
  user_id: z.int(),
  user_name: z.string(),
  /** The only merchant its sessions can be for; null: any the account may see. */
  merchant_id: z.nullable(z.int()),
  merchant_name: z.nullable(z.string()),
  resources: z.array(z.enum(EMBEDDABLE_CODES)),
  /** Origins of the pages, as browsers send them. */
  origins: z.array(z.string()),
  /** Instant, ISO in UTC; as the next ones. */
  created_at: z.string(),
  /** Id of the user who created it. */
  created_by: z.int(),
  created_by_name: z.string(),
  /** Written at most once a minute. */
  last_used_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
});
export type ApiKey = Wire<typeof apiKeyShape>;

/** An API key to create. */
export const apiKeyInputShape = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  user_id: id,
  merchant_id: z.nullable(id),
  resources: codes,
  origins: z.array(z.string()),
});
export type ApiKeyInput = Wire<typeof apiKeyInputShape>;

/** A new API key with its secret, which is told this once. */
export const createdApiKeyShape = z.strictObject({
  ...apiKeyShape.shape,
  /** `kontor_key_…` */
  secret: z.string(),
});
export type CreatedApiKey = Wire<typeof createdApiKeyShape>;

/** What an embed session is asked for. */
export const embedSessionInputShape = z.strictObject({
  resources: codes.check(z.minLength(1)),
  merchant_id: id,
  origins: z.array(z.string()),
  /** The language of the widgets; that of the account unless said. */
  language: z.optional(z.enum(LANGUAGES)),
  /** Seconds, 900 unless said. */
  expires_in: z.optional(
    z.int().check(z.minimum(EMBED_LIMITS.seconds.min), z.maximum(EMBED_LIMITS.seconds.max)),
  ),
});
export type EmbedSessionInput = Wire<typeof embedSessionInputShape>;

/** What a browser is answered before a page of some origin may call: the headers of a preflight. */
export const preflightAnswerShape = z.strictObject({
  status: z.int(),
  /** Names in small letters. */
  headers: z.record(z.string(), z.string()),
});
export type PreflightAnswer = Wire<typeof preflightAnswerShape>;

/** A token for a page, and when it ends. */
export const embedSessionShape = z.strictObject({
  token: z.string(),
  /** Instant, ISO in UTC. */
  expires_at: z.string(),
});
export type EmbedSession = Wire<typeof embedSessionShape>;
