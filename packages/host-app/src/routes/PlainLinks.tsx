import type { MouseEvent, ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';

/**
 * Follows plain links to the portal's own pages with the router instead of loading the page anew. Widgets know no router and write plain
 * links.
 */
export function PlainLinks({ children }: { readonly children: ReactNode }) {
  const { history } = useRouter();
  const follow = (event: MouseEvent) => {
    const href = ownPageOf(event);
    if (href === null) return;
    event.preventDefault();
    history.push(href);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to links inside, which have their keys
    <div onClick={follow} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Path of the portal's page that a plain click on a link leads to; null for every other click. */
function ownPageOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element).closest('a[href]');
  if (!isPlain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isOwn = origin === window.location.origin && !/^\/(?:api|media)\//.test(pathname);
  return isOwn && link.target === '' && !link.hasAttribute('download') ? pathname + search + hash : null;
}
