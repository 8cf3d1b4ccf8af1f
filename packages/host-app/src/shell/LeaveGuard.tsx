import { lazy, Suspense } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { useUnsavedWork } from '@kontor/portal-ui';

/** Loaded when it is asked: most pages are left without a question. */
const LeaveQuestion = lazy(() =>
  import('./LeaveQuestion.js').then((loaded) => ({ default: loaded.LeaveQuestion })),
);

/** Asks before another page is opened while a form, a comment, a booking or an import would be lost. */
export function LeaveGuard() {
  const work = useUnsavedWork();
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
