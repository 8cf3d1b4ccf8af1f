import { Suspense, type ReactNode } from 'react';
import { ArrowLeft, ChevronLeft, ChevronRight, FileQuestion } from 'lucide-react';
import type { BlogPost, BlogPostByUrl } from '@kontor/portal-core/blog';
import { Button, EmptyState, lazyPart, LoadFailure, LoadingNote } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { mediaUrl, usePicture } from '../media/index.js';
import { NeighbourLink, Neighbours, PostArticle } from './BlogPostView.styles.js';
import { postDay } from './post-day.js';
import { usePost } from './usePosts.js';

const RichText = lazyPart(() => import('../editor/RichText.js').then((module) => module.RichText));

export interface BlogPostViewProps {
  /** The post's url, which identifies it. */
  readonly url: string;
  /** Returns the address of the post with the given url. */
  readonly postHref: (url: string) => string;
  /** Called when the reader goes back to the page they came from. */
  readonly onBack: () => void;
}

/** Page of one post, with links to its neighbours. */
export function BlogPostView({ url, postHref, onBack }: BlogPostViewProps) {
  const translate = useTranslate();
  const { found, error, retry } = usePost(url);
  const back = (
    <Button icon={<ArrowLeft aria-hidden="true" />} onPress={onBack}>
      {translate('blog.goBack')}
    </Button>
  );
  if (error && found === undefined) return <LoadFailure error={error} onRetry={retry} />;
  if (found === undefined) return <LoadingNote />;
  const post = found.entries[0];
  if (post === undefined)
    return (
      <EmptyState icon={<FileQuestion aria-hidden="true" />} title={translate('blog.notFound')} action={back}>
        {translate('blog.notFoundText')}
      </EmptyState>
    );
  // Article and links come together: a text that comes later would move the links away from under the pointer.
  return (
    <Suspense fallback={<LoadingNote />}>
      <Article post={post} />
      <NeighbourBar found={found} postHref={postHref}>
        {back}
      </NeighbourBar>
    </Suspense>
  );
}

function Article({ post }: { readonly post: BlogPost }) {
  const translate = useTranslate();
  const { isBroken: _, ...picture } = usePicture(mediaUrl(post.thumbnail));
  return (
    <PostArticle>
      <h1>{post.name}</h1>
      <small>{translate('blog.dateOf', { date: postDay(post.creation_date) })}</small>
      <img {...picture} alt="" />
      <RichText html={post.content} />
    </PostArticle>
  );
}

interface NeighbourBarProps extends Pick<BlogPostViewProps, 'postHref'> {
  readonly found: BlogPostByUrl;
  readonly children: ReactNode;
}

/** Links to the older post, back, and to the newer post. */
function NeighbourBar({ found: { previous, next }, postHref, children }: NeighbourBarProps) {
  const translate = useTranslate();
  return (
    <Neighbours aria-label={translate('blog.neighbours')}>
      {previous && (
        <NeighbourLink href={postHref(previous.url)} rel="prev">
          <ChevronLeft aria-hidden="true" />
          <span>
            {translate('blog.previous')}
            <small>{previous.name}</small>
          </span>
        </NeighbourLink>
      )}
      {children}
      {next && (
        <NeighbourLink href={postHref(next.url)} rel="next" data-end>
          <span>
            {translate('blog.next')}
            <small>{next.name}</small>
          </span>
          <ChevronRight aria-hidden="true" />
        </NeighbourLink>
      )}
    </Neighbours>
  );
}
