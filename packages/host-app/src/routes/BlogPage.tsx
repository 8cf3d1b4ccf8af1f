import { useTranslate } from '@kontor/portal-ui';
import { BlogList } from '@kontor/portal-ui/blog';
import { postHref } from './dashboard-links.js';
import { PlainLinks } from './PlainLinks.js';
import { usePageNumber } from './usePageNumber.js';

/** The page of the blog. */
export function BlogPage() {
  const translate = useTranslate();
  const [page, setPage] = usePageNumber();
  return (
    <PlainLinks>
      <BlogList
        page={page}
        onChange={setPage}
        postHref={postHref}
        heading={<h1>{translate('shell.blog')}</h1>}
      />
    </PlainLinks>
  );
}
