import { lazy, Suspense } from 'react';
import { settingText } from '@kontor/portal-core';
import { useSettings } from '@kontor/portal-ui/settings';

/** Knows time zones, which are heavy: loaded where there is something to tell. */
const NoticeBand = lazy(() => import('./NoticeBand.js').then((loaded) => ({ default: loaded.NoticeBand })));

/** What the operator tells everyone above every page. Nothing while there is no notice. */
export function NoticeOfOperator() {
  const { settings } = useSettings();
  if (settings === undefined || settingText(settings, 'notice_text') === '') return null;
  return (
    <Suspense fallback={null}>
      <NoticeBand settings={settings} />
    </Suspense>
  );
}
