import { keepPreviousData } from '@tanstack/react-query';
import {
  BLOG_PAGE_SIZE,
  BLOG_SORTS,
  blogPostsByUrl,
  blogPostsCreate,
  blogPostsDelete,
  blogPostsList,
  blogPostsUpdate,
  type BlogPost,
  type BlogPostByUrl,
  type BlogPostInput,
} from '@kontor/portal-core/blog';
import { useSaveRecord } from '../forms/index.js';
import { searchedQuery, type SearchedPage } from '../primitives/index.js';
import { useAnswer, useDelete } from '../provider/index.js';
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

/** Creates a post, or changes the given one. Refetches every list. */
export const useSavePost = (post: BlogPost | null) =>
  useSaveRecord<BlogPostInput, BlogPost>(post, {
    create: (client, body, once) => once(body, (headers) => client.call(blogPostsCreate, { body, headers })),
    change: (client, body, { id, modId }) =>
      client.call(blogPostsUpdate, { params: { id }, body: { ...body, modId } }),
    find: (client, id) => client.call(blogPostsList, { query: { id } }),
    renews: [blogPostsList],
  });

/** Deletes a post by id. Refetches every list. */
export const useDeletePost = () => useDelete(blogPostsDelete, { renews: [blogPostsList] });
