import { blogPreview, type BlogPost } from '@kontor/portal-core/blog';
import { EmptyState, LoadFailure, LoadingNote } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { PostLines } from './LatestPosts.styles.js';
import { Thumbnail } from './Thumbnail.js';
import { usePosts } from './usePosts.js';

/** Number of posts on the dashboard (specification 1 section 9). */
const LATEST = 5;

export interface LatestPostsProps {
  /** Returns the address of the post with the given url. */
  readonly postHref: (url: string) => string;
}

/** The five latest posts with picture and first words, for the dashboard. */
export function LatestPosts({ postHref }: LatestPostsProps) {
  const translate = useTranslate();
  const { list: posts, error, retry } = usePosts(1, LATEST);
  if (error && posts === undefined) return <LoadFailure error={error} onRetry={retry} />;
  if (posts === undefined) return <LoadingNote />;
  if (posts.entries.length === 0) return <EmptyState title={translate('blog.noPosts')} />;
  return (
    <PostLines>
      {posts.entries.map((post) => (
        <PostLine key={post.id} post={post} href={postHref(post.url)} />
      ))}
    </PostLines>
  );
}

function PostLine({ post, href }: { readonly post: BlogPost; readonly href: string }) {
  return (
    <li>
      <Thumbnail src={post.thumbnail} />
      <div>
        <a href={href}>{post.name}</a>
        <p>{blogPreview(post.content)}</p>
      </div>
    </li>
  );
}
