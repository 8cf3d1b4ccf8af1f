import { useSyncExternalStore } from 'react';

/** Width of window for a pinned sidebar: more than 1200 px (specification 1 section 2). */
const WIDE = '(min-width: 1201px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True while the window is wide enough for a pinned sidebar. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
