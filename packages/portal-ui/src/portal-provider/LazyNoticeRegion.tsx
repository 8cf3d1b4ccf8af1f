import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart, type NoticeQueue } from '../primitives/index.js';

const load = () => import('../primitives/notices/NoticeRegion.js');
const NoticeRegion = lazyPart(() => load().then((module) => module.NoticeRegion));

/** How long after the first view the region is fetched ahead, in milliseconds: a notice about a lost connection must not need one. */
const AHEAD = 2000;

/** The region of notices, fetched when the page has come to rest or when there is one to show; it stays from then on. */
export function LazyNoticeRegion({ queue }: { readonly queue: NoticeQueue }) {
  const [isWanted, want] = useState(false);
  const subscribe = useCallback((listener: () => void) => queue.subscribe(listener), [queue]);
  const isShowing = useSyncExternalStore(subscribe, () => queue.visibleToasts.length > 0);
  if (isShowing && !isWanted) want(true);
  useEffect(() => {
    const ahead = setTimeout(() => void load().catch(() => {}), AHEAD);
    return () => clearTimeout(ahead);
  }, []);
  return isWanted ? (
    <Suspense fallback={null}>
      <NoticeRegion queue={queue} />
    </Suspense>
  ) : null;
}
