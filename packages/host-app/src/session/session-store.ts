import { IMPERSONATION_SECONDS, isTokenValid, readToken } from '@kontor/portal-core/session';

/** Storage key of the token. Other tabs watch it to sign out together. */
export const TOKEN_KEY = 'kontor.token';
/** Storage key of the user acted as while impersonating (specification 1 section 4). */
export const LOGGED_IN_AS_KEY = 'kontor.loggedInAs';
/** Storage key of the user who really acts while impersonating. */
const ORIGINAL_USER_KEY = 'kontor.originalUser';
/** Storage key of the impersonation's end, in seconds since 1970. */
const LOGGED_IN_UNTIL_KEY = 'kontor.loggedInAsUntil';

type KeptText = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The token and the impersonation marker of this browser. */
export interface SessionStore {
  /** The bearer token; null without one. An expired one is returned too, so that the server's answer decides. */
  token(): string | null;
  /** True until the token expires. */
  isSignedIn(): boolean;
  /** True when the session ended by itself: the token has expired, or the server refused it. */
  isExpired(): boolean;
  /** True when the server ended the session before its time: elsewhere by the user, or by whoever manages users. */
  isEnded(): boolean;
  /** The id of the user acted as; null without an impersonation. The server refuses it after an hour. */
  loggedInAs(): number | null;
  /** The id of the user whose data is shown: the one acted as, else the one signed in; null without a sign-in. */
  userId(): number | null;
  /** End of the impersonation's hour, in seconds since 1970; null without an impersonation. */
  loggedInUntil(): number | null;
  /** Acts as another user from the next call on. */
  logInAs(userId: number, originalUserId: number): void;
  signIn(token: string): void;
  /** Replaces the token by another one of the same user. */
  renew(token: string): void;
  /** Removes the token and every impersonation marker. */
  signOut(): void;
  /** The server refused the token: it is removed, and the session counts as expired. */
  expire(): void;
  /** Removes the impersonation markers only. */
  leaveImpersonation(): void;
  /** True when another user is signed in than the one of the given token. */
  isSomeoneElse(before: string | null): boolean;
}

/** Creates the store over the browser's storage. `nowSeconds` returns seconds since 1970. */
export function createSessionStore(storage: KeptText, nowSeconds: () => number): SessionStore {
  const leaveImpersonation = () => {
    storage.removeItem(LOGGED_IN_AS_KEY);
    storage.removeItem(ORIGINAL_USER_KEY);
    storage.removeItem(LOGGED_IN_UNTIL_KEY);
  };
  const token = () => storage.getItem(TOKEN_KEY);
  const isSignedIn = () => isTokenValid(readToken(token() ?? '', atob), nowSeconds());
  let isRefused = false;
  let isEnded = false;
  const forget = (refused: boolean) => {
    const wasSignedIn = isSignedIn();
    leaveImpersonation();
    storage.removeItem(TOKEN_KEY);
    isEnded = refused && wasSignedIn;
    isRefused = refused;
  };
  return {
    token,
    isSignedIn,
    isExpired: () => isRefused || (token() !== null && !isSignedIn()),
    isEnded: () => isEnded,
    loggedInAs: () => Number(storage.getItem(LOGGED_IN_AS_KEY)) || null,
    userId: () => Number(storage.getItem(LOGGED_IN_AS_KEY)) || userOf(token()),
    loggedInUntil: () => Number(storage.getItem(LOGGED_IN_UNTIL_KEY)) || null,
    logInAs: (userId, originalUserId) => {
      storage.setItem(LOGGED_IN_AS_KEY, String(userId));
      storage.setItem(ORIGINAL_USER_KEY, String(originalUserId));
      storage.setItem(LOGGED_IN_UNTIL_KEY, String(Math.floor(nowSeconds()) + IMPERSONATION_SECONDS));
    },
    signIn: (value) => {
      forget(false);
      storage.setItem(TOKEN_KEY, value);
    },
    renew: (value) => storage.setItem(TOKEN_KEY, value),
    signOut: () => forget(false),
    expire: () => forget(true),
    leaveImpersonation,
    isSomeoneElse: (before) => {
      const [then, now] = [userOf(before), userOf(token())];
      return then !== null && now !== null && then !== now;
    },
  };
}

const userOf = (token: string | null): number | null => readToken(token ?? '', atob)?.userId ?? null;
