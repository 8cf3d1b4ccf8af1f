import { FileUp } from 'lucide-react';
import { useTranslate } from '@kontor/portal-ui';
import { PageLink } from '../navigation/index.js';

/** Link to the page that takes files of shipments, stock and products over. */
export function FilesLink() {
  const translate = useTranslate();
  return (
    <PageLink to="/files">
      <FileUp aria-hidden="true" />
      {translate('shell.erpFiles')}
    </PageLink>
  );
}
