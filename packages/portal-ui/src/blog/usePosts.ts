import { keepPreviousData, useMutation } from '@tanstack/react-query';
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
import { useAnswer, usePortalClient, useRenewal, useSend } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

/** A page of posts, newest first. */
export function usePosts(page: number, limit: number = BLOG_PAGE_SIZE) {
  const input = { query: { page, limit } };
  return pagedRows(useAnswer(blogPostsList, input, { placeholderData: keepPreviousData }));
}

export interface PostQuery {
  /** The post with its neighbours; undefined until known. */
  readonly found: BlogPostByUrl | undefined;
  readonly error: Error | null;
  retry(): void;
}

/** The post of a url. */
export function usePost(url: string): PostQuery {
  const query = useAnswer(blogPostsByUrl, { params: { url } });
  return { found: query.data, error: query.error, retry: () => void query.refetch() };
}

/** Publishes a post, or changes the one of an id; every list is fetched anew. */
export function useSavePost(id: number | null) {
  return useSend(
    (client, body: BlogPostInput, once) =>
      id === null
        ? once(body, (headers) => client.call(blogPostsCreate, { body, headers }))
        : client.call(blogPostsUpdate, { params: { id }, body }),
    { renews: [blogPostsList] },
  );
}

/** Deletes the post of an id; every list is fetched anew. */
export function useDeletePost() {
  const client = usePortalClient();
  const renew = useRenewal();
  return useMutation({
    mutationFn: (id: number) => client.call(blogPostsDelete, { params: { id } }),
    onSuccess: () => renew([blogPostsList]),
  });
}
