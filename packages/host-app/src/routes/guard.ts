import { PUBLIC_PAGES } from '../navigation/index.js';

/** What the sign-in page is told. */
export interface SignInSearch {
  /** Where one wanted to go; believed only as a path of this portal. */
  readonly next?: string;
  /** Why one is here, when it is not by one's own will. */
  readonly reason?: 'expired';
}

/** Where a visit is sent instead, or null when it may go on (specification 1 section 2). */
export function guard(visit: {
  readonly pathname: string;
  readonly href: string;
  readonly isSignedIn: boolean;
  /** A token is there, but its time is over. */
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
    ...(search['reason'] === 'expired' ? { reason: 'expired' as const } : {}),
  };
}
