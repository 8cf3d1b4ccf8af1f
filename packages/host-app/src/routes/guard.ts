import { PUBLIC_PAGES } from '../navigation/index.js';

/** The search parameters of the sign-in page. */
export interface SignInSearch {
  /** Path that was requested; accepted only as a path of this portal. */
  readonly next?: string;
  /** Why the sign-in page is shown: the session expired, or the first account was created. Absent when the user opened it. */
  readonly reason?: 'expired' | 'created';
}

/** The redirect of a visit, or null when it may continue (specification 1 section 2). */
export function guard(visit: {
  readonly pathname: string;
  readonly href: string;
  readonly isSignedIn: boolean;
  /** True when there is a token, but an expired one. */
  readonly isExpired: boolean;
}): { readonly to: '/sign-in'; readonly search: SignInSearch } | null {
  if (visit.isSignedIn || PUBLIC_PAGES.some((page) => page.path === visit.pathname)) return null;
  const wanted = visit.pathname === '/' || visit.pathname === '/dashboard' ? {} : { next: visit.href };
  return { to: '/sign-in', search: visit.isExpired ? { ...wanted, reason: 'expired' } : wanted };
}

/** Reads the search of the sign-in page. */
export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  return {
    ...(typeof search['next'] === 'string' ? { next: search['next'] } : {}),
    ...(search['reason'] === 'expired' || search['reason'] === 'created' ? { reason: search['reason'] } : {}),
  };
}
