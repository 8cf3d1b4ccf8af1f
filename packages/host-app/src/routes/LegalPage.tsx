import { useTranslate } from '@kontor/portal-ui';
import { PublicFrame } from '../shell/PublicFrame.js';
import { PageLink } from './PageLink.js';
import { PlainPage } from './PlainPage.js';
import { usePage } from './usePage.js';

/** Terms and imprint, open to everybody. */
export function LegalPage() {
  const translate = useTranslate();
  const page = usePage();
  const title = translate(page?.title ?? 'shell.imprint');
  return (
    <PublicFrame title={title}>
      <PlainPage title={title} text={translate('shell.legalComingText')}>
        <PageLink to="/">{translate('common.back')}</PageLink>
      </PlainPage>
    </PublicFrame>
  );
}
