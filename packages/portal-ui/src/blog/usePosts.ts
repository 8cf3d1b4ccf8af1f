import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BLOG_PAGE_SIZE,
  blogPostsByUrl,
  blogPostsCreate,
  blogPostsDelete,
  blogPostsList,
  blogPostsUpdate,
  type BlogPost,
  type BlogPostByUrl,
  type BlogPostInput,
  type PortalList,
} from '@kontor/portal-core';
import { usePortalClient } from '../provider/index.js';

const POSTS = ['blog-posts'] as const;

export interface PostsQuery {
  /** The page; the one before while another is on its way. */
  readonly posts: PortalList<BlogPost> | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  retry(): void;
}

/** A page of posts, newest first. */
export function usePosts(page: number, limit: number = BLOG_PAGE_SIZE): PostsQuery {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...POSTS, 'list', page, limit],
    queryFn: ({ signal }) => client.call(blogPostsList, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
  return {
    posts: query.data,
    isLoading: query.isPending || query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
  };
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
  return useMutation({
    mutationFn: (body: BlogPostInput) =>
      id === null
        ? client.call(blogPostsCreate, { body })
        : client.call(blogPostsUpdate, { params: { id }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: POSTS }),
  });
}

/** Deletes a post; every list is fetched anew. */
export function useDeletePost(id: number) {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(blogPostsDelete, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: POSTS }),
  });
}
