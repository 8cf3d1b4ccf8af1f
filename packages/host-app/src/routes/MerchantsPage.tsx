import { useAllowedResources, useTranslate } from '@kontor/portal-ui';
import { Merchants } from '@kontor/portal-ui/merchants';
import { useListPage } from './useListPage.js';

/** The page for managing merchants. */
export function MerchantsPage() {
  const translate = useTranslate();
  const shown = useListPage();
  const mayEdit = useAllowedResources()?.has('/create-merchant') ?? false;
  return <Merchants {...shown} mayEdit={mayEdit} heading={<h1>{translate('shell.merchants')}</h1>} />;
}
