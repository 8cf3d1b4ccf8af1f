import { useTranslate } from '@kontor/portal-ui';
import { ApiKeys } from '@kontor/portal-ui/embedding';
import { PageLink } from '../navigation/index.js';
import { usePageNumber } from './usePageNumber.js';

/** The page of the API keys of partners' back ends. */
export function ApiKeysPage() {
  const translate = useTranslate();
  const [page, setPage] = usePageNumber();
  return (
    <ApiKeys
      page={page}
      onChange={setPage}
      portalUrl={window.location.origin}
      heading={<h1>{translate('shell.apiKeys')}</h1>}
      links={<PageLink to="/embed-doctor">{translate('shell.embedDoctor')}</PageLink>}
    />
  );
}
