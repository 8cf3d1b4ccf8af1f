import { ApiError } from '../wire/index.js';
import { expiryOf } from './token-expiry.js';

/** A token as the partner's back end passes it on from `POST /api/embed/sessions`. */
export interface EmbedToken {
  readonly token: string;
  /** Instant, ISO 8601. */
  readonly expires_at: string;
}

/** Fetches a token from the partner's back end; may also return the bare token. */
export type FetchToken = () => Promise<EmbedToken | string>;

export interface TokenSourceOptions {
  readonly fetchToken: FetchToken;
  /** The present time in ms since 1970. */
  readonly now: () => number;
  /** Called when a renewal brought no usable token, with the reason in English for the page's developer; no token is in it. */
  readonly onFailure?: ((reason: string) => void) | undefined;
}

/** `failed`: the last renewal brought no usable token, so nothing is sent. */
export type TokenState = 'ready' | 'failed';

/** Provides a valid token, and renews it only when one is needed. */
export interface TokenSource {
  /** A token that has not expired. Rejects with `ApiError` `not_authorized` when none is available. */
  token(): Promise<string>;
  /** Called when the server refused this token: returns another one, or null when there is none to try. */
  renew(refused: string): Promise<string | null>;
  /** Tries again at once, because the user asked for it. */
  retry(): Promise<void>;
  state(): TokenState;
  /** Calls the listener when the state changes; returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** Time before its expiry at which a token is renewed, in ms. */
export const RENEW_BEFORE = 5_000;
/** Least time between two automatic renewals, in ms. */
export const RENEWALS_APART = 10_000;
/** Assumed lifetime of a token whose expiry cannot be read, in ms. */
export const ASSUMED_LIFE = 5 * 60_000;

interface HeldToken {
  readonly token: string;
  /** Expiry in ms since 1970. */
  readonly expires: number;
}

/** Creates one source for all widgets of the same merchant; however many need a token, the partner's back end is called once. */
export function createTokenSource({ fetchToken, now, onFailure }: TokenSourceOptions): TokenSource {
  const listeners = new Set<() => void>();
  let held: HeldToken | null = null;
  let state: TokenState = 'ready';
  let renewing: Promise<HeldToken> | null = null;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let failure: Error | undefined;

  const become = (next: TokenState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const fetchOne = async (): Promise<HeldToken> => {
    renewedAt = now();
    const answer = await fetchToken();
    const found = heldFrom(answer, now());
    if (found === null) throw new Error(withoutToken(answer));
    if (found.expires <= now()) throw new Error('fetchToken brought a token that has ended');
    return found;
  };
  const renewal = (): Promise<HeldToken> => {
    renewing ??= fetchOne()
      .then(
        (found) => {
          held = found;
          failure = undefined;
          become('ready');
          return found;
        },
        (cause: unknown) => {
          failure = cause instanceof Error ? cause : new Error(String(cause));
          become('failed');
          onFailure?.(failure.message);
          throw refusal(failure);
        },
      )
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };
  const mayRenew = () => renewing !== null || now() - renewedAt >= RENEWALS_APART;
  return {
    async token() {
      if (held && now() < held.expires - RENEW_BEFORE) return held.token;
      const current = held;
      if (mayRenew()) {
        // What is left of the current token carries a call over a renewal that fails.
        const found = await renewal().catch((error: unknown) => {
          if (current && held === current && now() < current.expires) return current;
          throw error;
        });
        return found.token;
      }
      if (current && now() < current.expires) return current.token;
      become('failed');
      throw refusal(failure);
    },
    async renew(refused) {
      if (held && held.token !== refused) return held.token;
      held = null;
      if (mayRenew()) return renewal().then(({ token }) => (token === refused ? null : token));
      become('failed');
      return null;
    },
    async retry() {
      await renewal().catch(() => {});
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What stands where a token should: a problem that the portal answered by its code, anything else by its type. */
function withoutToken(answer: unknown): string {
  const isProblem = typeof answer === 'object' && answer !== null && 'code' in answer;
  const found = isProblem ? String(answer.code) : typeof (answer ?? undefined);
  return `fetchToken brought no token but ${found}`;
}

/** The error of a call that was not sent. */
function refusal(cause: Error | undefined): ApiError {
  const error = new ApiError({ status: 401, code: 'not_authorized', detail: 'The embed session has ended' });
  return Object.assign(error, { cause });
}

function heldFrom(answer: unknown, now: number): HeldToken | null {
  const { token, expires_at } = (typeof answer === 'string' ? { token: answer } : (answer ?? {})) as {
    token?: unknown;
    expires_at?: unknown;
  };
  if (typeof token !== 'string' || token === '') return null;
  const stated = typeof expires_at === 'string' ? Date.parse(expires_at) : Number.NaN;
  return { token, expires: Number.isNaN(stated) ? (expiryOf(token) ?? now + ASSUMED_LIFE) : stated };
}
