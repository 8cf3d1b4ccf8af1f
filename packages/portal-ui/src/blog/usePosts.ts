import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BLOG_PAGE_SIZE,
  blogPostsByUrl,
  blogPostsCreate,
  blogPostsDelete,
  blogPostsList,
  blogPostsUpdate,
  type BlogPostByUrl,
  type BlogPostInput,
} from '@kontor/portal-core';
import { usePortalClient, useSendOnce, useSingleMutation } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

const POSTS = ['blog-posts'] as const;

/** A page of posts, newest first. */
export function usePosts(page: number, limit: number = BLOG_PAGE_SIZE) {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...POSTS, 'list', page, limit],
    queryFn: ({ signal }) => client.call(blogPostsList, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
  return pagedRows(query);
}

export interface PostQuery {
  /** The post with its neighbours; undefined until known. */
  readonly found: BlogPostByUrl | undefined;
  readonly error: Error | null;
  retry(): void;
}

/** The post of a url. */
export function usePost(url: string): PostQuery {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...POSTS, 'url', url],
    queryFn: ({ signal }) => client.call(blogPostsByUrl, { params: { url }, signal }),
  });
  return { found: query.data, error: query.error, retry: () => void query.refetch() };
}

/** Publishes a post, or changes the one of an id; every list is fetched anew. */
export function useSavePost(id: number | null) {
  const client = usePortalClient();
  const cache = useQueryClient();
  const once = useSendOnce();
  return useSingleMutation({
    mutationFn: (body: BlogPostInput) =>
      id === null
        ? once(body, (headers) => client.call(blogPostsCreate, { body, headers }))
        : client.call(blogPostsUpdate, { params: { id }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: POSTS }),
  });
}

/** Deletes the post of an id; every list is fetched anew. */
export function useDeletePost() {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => client.call(blogPostsDelete, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: POSTS }),
  });
}
