import type { Language, Principal, SessionBounds } from '@kontor/portal-core';

/** Who really acts, and as whom: the same user unless someone is impersonated. */
export interface Actor {
  readonly actorId: number;
  readonly subjectId: number;
}

/** By which token who acts as whom. */
export interface Impersonating extends Actor {
  readonly tokenId: string;
  /** ISO in UTC; the row is of no use afterwards. */
  readonly tokenExpiresAt: string;
}

/** A partner's page that shows an embed token. */
export interface PageCaller {
  /** Null when a user asked for the token. */
  readonly apiKeyId: number | null;
  readonly merchant: {
    readonly id: number;
    readonly merchant_name: string;
    readonly erp_merchant_id: number;
  };
  /** The language its widgets were asked for in. */
  readonly language: Language | null;
}

/** A back end that shows an API key. */
export interface KeyCaller {
  readonly id: number;
  readonly bounds: SessionBounds;
}

/** Who makes a call: the one whose rights count, and who really acts. */
export interface Caller {
  readonly principal: Principal;
  readonly actor: Actor;
  /** While acting as someone else. */
  readonly impersonating?: Impersonating;
  /** Set when it is a partner's page rather than the portal. */
  readonly page?: PageCaller;
  /** Set when it is a back end with an API key. */
  readonly apiKey?: KeyCaller;
}
