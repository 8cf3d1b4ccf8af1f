import { useAllowedResources, useTranslate } from '@kontor/portal-ui';
import { Merchants } from '@kontor/portal-ui/merchants';
import { usePageNumber } from './usePageNumber.js';

/** The page for managing merchants. */
export function MerchantsPage() {
  const translate = useTranslate();
  const [page, setPage] = usePageNumber();
  const mayEdit = useAllowedResources()?.has('/create-merchant') ?? false;
  return (
    <Merchants
      page={page}
      onChange={setPage}
      mayEdit={mayEdit}
      heading={<h1>{translate('shell.merchants')}</h1>}
    />
  );
}
