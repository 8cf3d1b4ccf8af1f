import { useTranslate } from '@kontor/portal-ui';
import { BlogAdmin } from '@kontor/portal-ui/blog';
import { postHref } from './dashboard-links.js';
import { PlainLinks } from './PlainLinks.js';
import { usePageNumber } from './usePageNumber.js';

/** The page for managing blog posts. */
export function BlogAdminPage() {
  const translate = useTranslate();
  const [page, setPage] = usePageNumber();
  return (
    <PlainLinks>
      <BlogAdmin
        page={page}
        onChange={setPage}
        postHref={postHref}
        heading={<h1>{translate('shell.blogAdmin')}</h1>}
      />
    </PlainLinks>
  );
}
