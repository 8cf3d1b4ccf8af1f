import { Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import { lazyPart, type NoticeQueue, useAhead } from '../primitives/index.js';

const load = () => withLaterTexts(import('../primitives/notices/NoticeRegion.js'));
const NoticeRegion = lazyPart(() => load().then((module) => module.NoticeRegion));

/** The region of notices, loaded when the page is idle or when there is a notice to show; it stays from then on. */
export function LazyNoticeRegion({ queue }: { readonly queue: NoticeQueue }) {
  const [isWanted, want] = useState(false);
  const subscribe = useCallback((listener: () => void) => queue.subscribe(listener), [queue]);
  const isShown = () => queue.visibleToasts.length > 0;
  const isShowing = useSyncExternalStore(subscribe, isShown, isShown);
  if (isShowing && !isWanted) want(true);
  // A notice about a lost connection must not need one.
  useAhead(load);
  return isWanted ? (
    <Suspense fallback={null}>
      <NoticeRegion queue={queue} />
    </Suspense>
  ) : null;
}
