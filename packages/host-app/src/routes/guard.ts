import { PUBLIC_PAGES } from '../navigation/index.js';

/** `expired`: the session ended by itself; `ended`: somebody ended it; `created`: the first account was made. */
const REASONS = ['expired', 'ended', 'created'] as const;
export type SignInReason = (typeof REASONS)[number];

/** The search parameters of the sign-in page. */
export interface SignInSearch {
  /** Path that was requested; accepted only as a path of this portal. */
  readonly next?: string;
  /** Why the sign-in page is shown; absent when the user opened it. */
  readonly reason?: SignInReason;
}

/** The redirect of a visit, or null when it may continue (specification 1 section 2). */
export function guard(visit: {
  readonly pathname: string;
  readonly href: string;
  readonly isSignedIn: boolean;
  /** True when there is a token, but an expired one. */
  readonly isExpired: boolean;
  /** True when the server refused a token that had not expired. */
  readonly isEnded?: boolean;
}): { readonly to: '/sign-in'; readonly search: SignInSearch } | null {
  if (visit.isSignedIn || PUBLIC_PAGES.some((page) => page.path === visit.pathname)) return null;
  const wanted = visit.pathname === '/' || visit.pathname === '/dashboard' ? {} : { next: visit.href };
  const reason = visit.isEnded ? 'ended' : visit.isExpired ? 'expired' : undefined;
  return { to: '/sign-in', search: reason ? { ...wanted, reason } : wanted };
}

/** Reads the search of the sign-in page. */
export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const reason = REASONS.find((known) => known === search['reason']);
  return {
    ...(typeof search['next'] === 'string' ? { next: search['next'] } : {}),
    ...(reason !== undefined && { reason }),
  };
}
