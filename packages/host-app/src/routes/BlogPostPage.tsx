import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { BlogPostView } from '@kontor/portal-ui/blog';
import { postHref } from './dashboard-links.js';
import { PlainLinks } from './PlainLinks.js';

/** The page of one blog post. */
export function BlogPostPage() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const { url = '' }: { url?: string } = useParams({ strict: false });
  const goBack = () => (canGoBack ? history.back() : void navigate({ to: '/blog' }));
  return (
    <PlainLinks>
      <BlogPostView key={url} url={url} postHref={postHref} onBack={goBack} />
    </PlainLinks>
  );
}
