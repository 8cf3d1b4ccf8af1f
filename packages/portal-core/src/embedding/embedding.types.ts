import * as z from 'zod/mini';
import { API_KEY_SCOPES, type ApiKeyScope, fixedFiltersShape, type ResourceCode } from '../access/index.js';
import { LANGUAGES } from '../i18n/index.js';
import { EMBED_ACCESS, EMBED_WIDGETS } from './embed-widgets.js';
import type { Wire } from '../validation/index.js';

/** The resources that a partner's page can be given at most; everything else is available in the portal only. */
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

/** Part of a key that says what it is for. */
type Scoped = { readonly scopes: readonly ApiKeyScope[] };

/** Whether a key is for sessions of embedded pages, and so has areas and origins. */
export const isPageKey = ({ scopes }: Scoped): boolean => scopes.includes('embed:sessions');
/** Whether an ERP reports with the key. Such a key has no other scope. */
export const isErpKey = ({ scopes }: Scoped): boolean => scopes.includes('erp:report');
/** Whether a program handles records with the key, which is then of one merchant. */
export const isRecordsKey = ({ scopes }: Scoped): boolean =>
  scopes.some((scope) => /^(orders|products|deliveries):/.test(scope));

/** The settings that widgets on a partner's page can read. */
export const EMBED_SETTINGS: readonly string[] = [
  'order_error_statuses',
  'order_error_types',
  'erp_delay_ms',
  'time_zone',
];

/** Prefix of every API key, so that a leaked key is recognised. */
export const API_KEY_PREFIX = 'kontor_key_';

/** Limits of API keys and embed sessions. */
export const EMBED_LIMITS = {
  /** Characters of a key's name. */
  name: { min: 2, max: 60 },
  /** Most origins of a key. */
  origins: 20,
  /** Most origins of one session. */
  sessionOrigins: 10,
  /** Most characters of an origin. */
  originLength: 253,
  /** Most characters of a session's filters as JSON: they travel in the token. */
  filters: 1500,
  /** Lifetime of a token in seconds. A longer one may be asked for, and becomes the longest. */
  seconds: { min: 60, max: 900, usual: 900, asked: 3600 },
} as const;

const id = z.int().check(z.minimum(1));
const codes = z.array(z.enum(EMBEDDABLE_CODES)).check(z.maxLength(EMBEDDABLE_CODES.length));
const scopes = z.array(z.enum(API_KEY_SCOPES));

/** The key of a program: what it may do stands in its scopes, and of whom in its merchant. It is never changed, only revoked. */
export const apiKeyShape = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** The account in whose name the program and its pages act. */
  user_id: z.int(),
  user_name: z.string(),
  /** The only merchant that it is for; null for any, which no key that handles orders is. */
  merchant_id: z.nullable(z.int()),
  merchant_name: z.nullable(z.string()),
  scopes,
  /** The upper bounds of its embed sessions; none without the scope for them, and no origins. */
  resources: z.array(z.enum(EMBEDDABLE_CODES)),
  /** Origins of the pages, as browsers send them. */
  origins: z.array(z.string()),
  /** Instant, ISO in UTC, like the dates below. */
  created_at: z.string(),
  /** Id of the user who created it. */
  created_by: z.int(),
  created_by_name: z.string(),
  /** Updated at most once a minute. */
  last_used_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
  /** The last ISO day that it is good for, in the portal's time zone; null for a key without an end. */
  last_day: z.nullable(z.string()),
});
export type ApiKey = Wire<typeof apiKeyShape>;

export const apiKeyInputShape = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  user_id: id,
  merchant_id: z.nullable(id),
  /** For the sessions of pages where none is named, as keys were made before there were scopes. */
  scopes: z._default(scopes.check(z.maxLength(API_KEY_SCOPES.length)), ['embed:sessions']),
  resources: codes,
  origins: z.array(z.string()),
  /** No end where none is named. */
  last_day: z.optional(z.nullable(z.string())),
});
export type ApiKeyInput = Wire<typeof apiKeyInputShape>;

/** A new API key with its secret, which is answered only this once. */
export const createdApiKeyShape = z.strictObject({
  ...apiKeyShape.shape,
  /** The secret: `kontor_key_…` */
  secret: z.string(),
});
export type CreatedApiKey = Wire<typeof createdApiKeyShape>;

/** What a key tells of itself to the program that holds it. */
export const ownApiKeyShape = z.strictObject({
  name: z.string(),
  scopes,
  merchant_id: z.nullable(z.int()),
  /** Its number in the ERP, as options and filters name it; absent from older servers. */
  erp_merchant_id: z.optional(z.nullable(z.int())),
  merchant_name: z.nullable(z.string()),
  last_day: z.nullable(z.string()),
});

/** The input for creating an embed session. */
export const embedSessionInputShape = z.strictObject({
  /** What the token is for. */
  widgets: z.optional(
    z.array(z.enum(EMBED_WIDGETS)).check(z.minLength(1), z.maxLength(EMBED_WIDGETS.length)),
  ),
  /** The older way to say it, instead of `widgets`: the resources of the calls. */
  resources: z.optional(codes.check(z.minLength(1))),
  /** Whether the page may also change records; `read` by default. */
  access: z.optional(z.enum(EMBED_ACCESS)),
  /** Whether the page may also export lists as files; not by default. */
  export: z.optional(z.boolean()),
  /** The only records that the page sees and changes; all of the merchant's by default. */
  filters: z.optional(fixedFiltersShape),
  merchant_id: id,
  origins: z.array(z.string()),
  /** Language of the widgets; the account's language by default. */
  language: z.optional(z.enum(LANGUAGES)),
  /** Seconds, 900 by default and at most. */
  expires_in: z.optional(
    z.int().check(z.minimum(EMBED_LIMITS.seconds.min), z.maximum(EMBED_LIMITS.seconds.asked)),
  ),
});
export type EmbedSessionInput = Wire<typeof embedSessionInputShape>;

/** The answer to a browser's preflight from some origin: its headers. */
export const preflightAnswerShape = z.strictObject({
  status: z.int(),
  /** Headers by name in lower case. */
  headers: z.record(z.string(), z.string()),
});
export type PreflightAnswer = Wire<typeof preflightAnswerShape>;

/** A token for a page, with its expiry. */
export const embedSessionShape = z.strictObject({
  token: z.string(),
  /** Instant, ISO in UTC. */
  expires_at: z.string(),
});
export type EmbedSession = Wire<typeof embedSessionShape>;
