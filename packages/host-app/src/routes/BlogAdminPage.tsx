import { useTranslate } from '@kontor/portal-ui';
import { BlogAdmin } from '@kontor/portal-ui/blog';
import { postHref } from './dashboard-links.js';
import { PlainLinks } from './PlainLinks.js';
import { useListPage } from './useListPage.js';

/** The page for managing blog posts. */
export function BlogAdminPage() {
  const translate = useTranslate();
  const { state: _, ...shown } = useListPage();
  return (
    <PlainLinks>
      <BlogAdmin {...shown} postHref={postHref} heading={<h1>{translate('shell.blogAdmin')}</h1>} />
    </PlainLinks>
  );
}
