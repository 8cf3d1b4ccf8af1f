import { useTranslate } from '@kontor/portal-ui';
import { PageLink } from './PageLink.js';
import { PlainPage } from './PlainPage.js';

/** Shown in place of a page that the user may not open. */
export function NoAccessPage() {
  const translate = useTranslate();
  return (
    <PlainPage title={translate('shell.noAccessTitle')} text={translate('shell.noAccessText')}>
      <PageLink to="/dashboard">{translate('shell.toDashboard')}</PageLink>
    </PlainPage>
  );
}
