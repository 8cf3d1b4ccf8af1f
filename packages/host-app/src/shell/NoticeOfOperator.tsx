import { lazy, Suspense } from 'react';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import { settingText } from '@kontor/portal-core/settings';
import { useSettings } from '@kontor/portal-ui/settings';

/** Loaded only when there is a notice, since it needs time zones, which are heavy. */
const NoticeBand = lazy(() =>
  withLaterTexts(import('./NoticeBand.js')).then((loaded) => ({ default: loaded.NoticeBand })),
);

/** The operator's notice to everyone, above every page. Renders nothing without a notice. */
export function NoticeOfOperator() {
  const { settings } = useSettings();
  if (settings === undefined || settingText(settings, 'notice_text') === '') return null;
  return (
    <Suspense fallback={null}>
      <NoticeBand settings={settings} />
    </Suspense>
  );
}
