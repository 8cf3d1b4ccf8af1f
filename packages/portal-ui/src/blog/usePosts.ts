import { keepPreviousData } from '@tanstack/react-query';
import {
  BLOG_PAGE_SIZE,
  BLOG_SORTS,
  blogPostsByUrl,
  blogPostsCreate,
  blogPostsDelete,
  blogPostsList,
  blogPostsUpdate,
  type BlogPostByUrl,
  type BlogPostInput,
} from '@kontor/portal-core/blog';
import { searchedQuery, type SearchedPage } from '../primitives/index.js';
import { useAnswer, useDelete, useSend } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

const ALL = { search: '' };
/** Fetches a page of posts, newest first by default. */
export function usePosts(
  page: number,
  limit: number = BLOG_PAGE_SIZE,
  shown: Omit<SearchedPage, 'page'> = ALL,
) {
  const input = { query: { page, limit, ...searchedQuery(shown, BLOG_SORTS) } };
  return pagedRows(useAnswer(blogPostsList, input, { placeholderData: keepPreviousData }));
}

export interface PostQuery {
  /** The post with its neighbours; undefined until it has loaded. */
  readonly found: BlogPostByUrl | undefined;
  readonly error: Error | null;
  retry(): void;
}

/** Fetches the post with the given url. */
export function usePost(url: string): PostQuery {
  const query = useAnswer(blogPostsByUrl, { params: { url } });
  return { found: query.data, error: query.error, retry: () => void query.refetch() };
}

/** Creates a post, or changes the post with the given id. Refetches every list. */
export function useSavePost(id: number | null) {
  return useSend(
    (client, body: BlogPostInput, once) =>
      id === null
        ? once(body, (headers) => client.call(blogPostsCreate, { body, headers }))
        : client.call(blogPostsUpdate, { params: { id }, body }),
    { renews: [blogPostsList] },
  );
}

/** Deletes a post by id. Refetches every list. */
export const useDeletePost = () => useDelete(blogPostsDelete, { renews: [blogPostsList] });
