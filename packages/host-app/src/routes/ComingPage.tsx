import { useAllowedResources, useTranslate } from '@kontor/portal-ui';
import { PageLink } from './PageLink.js';
import { PlainPage } from './PlainPage.js';
import { usePage } from './usePage.js';

/** Stands where a page is going to be. */
export function ComingPage() {
  const translate = useTranslate();
  const page = usePage();
  const mayUseOrders = useAllowedResources()?.has('/orders') ?? false;
  return (
    <PlainPage title={translate(page?.title ?? 'shell.notFoundTitle')} text={translate('shell.comingText')}>
      {mayUseOrders && <PageLink to="/orders">{translate('shell.toOrders')}</PageLink>}
    </PlainPage>
  );
}
