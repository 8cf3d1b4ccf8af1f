import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import { useUnsavedWork } from '@kontor/portal-ui';

const fetchQuestion = () => withLaterTexts(import('./LeaveQuestion.js'));

/** Not part of the first load: most pages are left without a question. */
const LeaveQuestion = lazy(() => fetchQuestion().then((loaded) => ({ default: loaded.LeaveQuestion })));

/** In ms after the portal is shown: the question must be there before the connection is gone. */
const FETCH_AFTER = 3000;

/** Asks before another page is opened while a form, a comment, a booking or an import would be lost. */
export function LeaveGuard() {
  const work = useUnsavedWork();
  useEffect(() => {
    const timer = window.setTimeout(() => void fetchQuestion().catch(() => {}), FETCH_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && work.texts() !== null,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const texts = work.texts();
  if (blocker.status !== 'blocked' || texts === null) return null;
  return (
    <Suspense fallback={null}>
      <LeaveQuestion texts={texts} onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
