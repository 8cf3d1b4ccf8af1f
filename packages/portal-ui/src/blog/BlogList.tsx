import type { ReactNode } from 'react';
import { BLOG_PAGE_SIZE, blogPreview, type BlogPost } from '@kontor/portal-core/blog';
import { isBeyondEnd } from '@kontor/portal-core/pagination';
import { EmptyState, LoadFailure, LoadingNote, PageColumn } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { Pager } from '../table/index.js';
import { BlogCard, BlogCards, BlogPages } from './BlogList.styles.js';
import { postDay } from './post-day.js';
import { Thumbnail } from './Thumbnail.js';
import { usePosts } from './usePosts.js';

export interface BlogListProps {
  /** Page number, starting at 1. */
  readonly page: number;
  /** Called with the page the user asks for. */
  readonly onChange: (change: { readonly page: number }) => void;
  /** Returns the address of the post with the given url. */
  readonly postHref: (url: string) => string;
  readonly heading?: ReactNode;
}

/** All posts as cards, newest first. */
export function BlogList({ page, onChange, postHref, heading }: BlogListProps) {
  const { list: posts, isLoading, error, retry } = usePosts(page);
  return (
    <PageColumn aria-busy={isLoading || undefined}>
      {heading}
      {posts === undefined && !error && <LoadingNote />}
      {error && posts === undefined && <LoadFailure error={error} onRetry={retry} />}
      {posts && (
        <Cards
          isBeyond={isBeyondEnd(page, posts.foundCount, BLOG_PAGE_SIZE)}
          posts={posts.entries}
          postHref={postHref}
        />
      )}
      {posts && (
        <BlogPages>
          <Pager
            page={page}
            pageSize={BLOG_PAGE_SIZE}
            totalCount={posts.foundCount}
            isLoading={isLoading}
            onChange={onChange}
          />
        </BlogPages>
      )}
    </PageColumn>
  );
}

interface CardsProps extends Pick<BlogListProps, 'postHref'> {
  readonly posts: readonly BlogPost[];
  /** Whether the page is beyond the last one. An empty page then does not mean that there are no posts. */
  readonly isBeyond: boolean;
}

function Cards({ posts, postHref, isBeyond }: CardsProps) {
  const translate = useTranslate();
  if (posts.length === 0)
    return <EmptyState title={translate(isBeyond ? 'common.noSuchPage' : 'blog.noPosts')} />;
  return (
    <BlogCards>
      {posts.map((post) => (
        <li key={post.id}>
          <BlogCard>
            <Thumbnail src={post.thumbnail} />
            <h2>
              <a href={postHref(post.url)}>{post.name}</a>
            </h2>
            <p>{blogPreview(post.content)}</p>
            <small>{translate('blog.dateOf', { date: postDay(post.creation_date) })}</small>
          </BlogCard>
        </li>
      ))}
    </BlogCards>
  );
}
