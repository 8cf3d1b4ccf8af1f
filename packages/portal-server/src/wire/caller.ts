import type { ApiKeyScope, Principal } from '@kontor/portal-core/access';
import type { EmbedAccess, EmbedPurpose, SessionBounds } from '@kontor/portal-core/embedding';
import type { Language } from '@kontor/portal-core/i18n';

/** The user who really acts, and the one acted as: the same unless someone is impersonated. */
export interface Actor {
  readonly actorId: number;
  readonly subjectId: number;
}

/** An impersonation and its token. */
export interface Impersonating extends Actor {
  readonly tokenId: string;
  /** ISO in UTC; the row is useless afterwards. */
  readonly tokenExpiresAt: string;
}

/** A partner's page that calls with an embed token. */
export interface PageCaller extends EmbedPurpose {
  /** Null when a user asked for the token. */
  readonly apiKeyId: number | null;
  readonly merchant: {
    readonly id: number;
    readonly merchant_name: string;
    readonly erp_merchant_id: number;
  };
  /** The language requested for its widgets. */
  readonly language: Language | null;
  /** `read` when its token can change nothing. */
  readonly access: EmbedAccess;
}

/** A program that calls with an API key. */
export interface KeyCaller {
  readonly id: number;
  readonly scopes: readonly ApiKeyScope[];
  /** Those of its embed sessions. */
  readonly bounds: SessionBounds;
}

/** The caller: the user whose rights count, and the one who really acts. */
export interface Caller {
  readonly principal: Principal;
  readonly actor: Actor;
  /** Set when the user who really acts must set up a second factor first. */
  readonly lacksSecondFactor?: true;
  /** The id of the token of the user who really acts, which names the session; absent for pages and programs. */
  readonly session?: string;
  /** Set while acting as someone else. */
  readonly impersonating?: Impersonating;
  /** Set when the caller is a partner's page. */
  readonly page?: PageCaller;
  /** Set when the caller is a program with an API key. */
  readonly apiKey?: KeyCaller;
}

/** Who asks, as far as it is known before the database is: by the signature of the token, else by the network. */
export interface Asker {
  /** Whose token it is; null when we did not sign it. Whether its session has ended is asked later. */
  readonly signer: { readonly caller: string; readonly merchant: string } | null;
  /** The networks that the request comes from, see `networksOf`. */
  readonly networks: { readonly near: string; readonly wide: string };
  /** One name for all that wait for each other: `user 7`, `pages of 3`, or `network 203.0.113.0/24`. Its first word is a kind of askers. */
  readonly name: string;
}
