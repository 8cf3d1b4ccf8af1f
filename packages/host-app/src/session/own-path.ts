/** Any origin, used to check whether a path leaves it. */
const ANY_ORIGIN = 'https://portal.invalid';

/** Returns the path when it stays within this portal, else null: a link must not lead elsewhere after the sign-in. */
export function ownPath(wanted: string | undefined): string | null {
  if (!wanted?.startsWith('/') || /[\\\s]/.test(wanted)) return null;
  const url = new URL(wanted, ANY_ORIGIN);
  return url.origin === ANY_ORIGIN && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : null;
}
