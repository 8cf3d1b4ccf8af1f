import { useTranslate } from '@kontor/portal-ui';
import { PageLink, PlainPage } from '../navigation/index.js';

/** Shown for an unknown path. */
export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <PlainPage title={translate('shell.notFoundTitle')} text={translate('shell.notFoundText')}>
      <PageLink to="/dashboard">{translate('shell.toDashboard')}</PageLink>
    </PlainPage>
  );
}
