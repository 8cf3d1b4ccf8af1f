import { useTranslate } from '@kontor/portal-ui';
import { ErpLink } from '@kontor/portal-ui/erp-link';
import { FilesLink } from './FilesLink.js';
import { usePageNumber } from './usePageNumber.js';

/** The page of the link to the ERP. */
export function ErpLinkPage() {
  const translate = useTranslate();
  const [page, setPage] = usePageNumber();
  return (
    <ErpLink
      page={page}
      onChange={setPage}
      heading={<h1>{translate('shell.erpLink')}</h1>}
      actions={<FilesLink />}
    />
  );
}
