import { useTranslate } from '@kontor/portal-ui';
import { ErpFiles } from '@kontor/portal-ui/erp-link';
import { usePageNumber } from './usePageNumber.js';

/** The page that takes files of shipments, stock and products over. */
export function ErpFilesPage() {
  const translate = useTranslate();
  const [page, setPage] = usePageNumber();
  return <ErpFiles page={page} onChange={setPage} heading={<h1>{translate('shell.erpFiles')}</h1>} />;
}
