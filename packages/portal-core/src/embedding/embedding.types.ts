import type { ResourceCode } from '../access/access.types.js';
import type { Language } from '../i18n/language.js';

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

/** What a partner's back end trades for embed sessions: their upper bounds. It is never changed, only revoked. */
export interface ApiKey {
  readonly id: number;
  readonly name: string;
  /** The account in whose name embedded pages act. */
  readonly user_id: number;
  readonly user_name: string;
  /** The only merchant its sessions can be for; null: any the account may see. */
  readonly merchant_id: number | null;
  readonly merchant_name: string | null;
  readonly resources: readonly EmbeddableCode[];
  /** Origins of the pages, as browsers send them. */
  readonly origins: readonly string[];
  /** Instant, ISO in UTC; as the next ones. */
  readonly created_at: string;
  /** Id of the user who created it. */
  readonly created_by: number;
  readonly created_by_name: string;
  /** Written at most once a minute. */
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

/** An API key to create. */
export interface ApiKeyInput {
  readonly name: string;
  readonly user_id: number;
  readonly merchant_id: number | null;
  readonly resources: readonly EmbeddableCode[];
  readonly origins: readonly string[];
}

/** A new API key with its secret, which is told this once. */
export interface CreatedApiKey extends ApiKey {
  /** `kontor_key_…` */
  readonly secret: string;
}

/** What an embed session is asked for. */
export interface EmbedSessionInput {
  readonly resources: readonly EmbeddableCode[];
  readonly merchant_id: number;
  readonly origins: readonly string[];
  /** The language of the widgets; that of the account unless said. */
  readonly language?: Language;
  /** Seconds, 900 unless said. */
  readonly expires_in?: number;
}

/** What a browser is answered before a page of some origin may call: the headers of a preflight. */
export interface PreflightAnswer {
  readonly status: number;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A token for a page, and when it ends. */
export interface EmbedSession {
  readonly token: string;
  /** Instant, ISO in UTC. */
  readonly expires_at: string;
}
