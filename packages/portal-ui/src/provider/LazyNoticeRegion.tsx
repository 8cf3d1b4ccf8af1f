import { lazy, Suspense, useEffect, useState } from 'react';
import type { NoticeQueue } from '../primitives/notices/notice-queue.js';

const load = () => import('../primitives/notices/NoticeRegion.js');
const NoticeRegion = lazy(() => load().then((module) => ({ default: module.NoticeRegion })));

/** How long after the first view the region is fetched ahead, in milliseconds: a notice about a lost connection must not need one. */
const AHEAD = 2000;

/** The region of notices, fetched when the page has come to rest or when there is one to show. */
export function LazyNoticeRegion({ queue }: { readonly queue: NoticeQueue }) {
  const [isWanted, want] = useState(false);
  useEffect(() => {
    const ahead = setTimeout(() => void load().catch(() => {}), AHEAD);
    const stop = queue.subscribe(() => want(true));
    // Views mount before the region: what they told on their way in is waiting.
    if (queue.visibleToasts.length > 0) want(true);
    return () => {
      clearTimeout(ahead);
      stop();
    };
  }, [queue]);
  return isWanted ? (
    <Suspense fallback={null}>
      <NoticeRegion queue={queue} />
    </Suspense>
  ) : null;
}
