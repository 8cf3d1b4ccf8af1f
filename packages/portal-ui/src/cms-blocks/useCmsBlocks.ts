import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CMS_BLOCKS_PAGE_SIZE,
  cmsBlocksCreate,
  cmsBlocksDelete,
  cmsBlocksList,
  cmsBlocksPublic,
  cmsBlocksUpdate,
  type CmsBlock,
  type CmsBlockInput,
  type PublicCmsCode,
} from '@kontor/portal-core';
import { useLanguage, usePortalClient, useSendOnce, useSingleMutation } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

/** Under this key stands everything read of blocks; downloads are among them. */
export const CMS_BLOCKS = ['cms-blocks'] as const;

/** A page of blocks by name; of those one user sees when a user is given. */
export function useCmsBlocks(page: number, user: number | null) {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...CMS_BLOCKS, 'list', page, user],
    queryFn: ({ signal }) =>
      client.call(cmsBlocksList, {
        query: { page, limit: CMS_BLOCKS_PAGE_SIZE, ...(user !== null && { user }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return pagedRows(query);
}

/** The block anyone may read by its code, in the reader's language; null where there is none. */
export function usePublicBlock(code: PublicCmsCode) {
  const client = usePortalClient();
  const language = useLanguage();
  const query = useQuery({
    queryKey: [...CMS_BLOCKS, 'public', code, language],
    queryFn: ({ signal }) => client.call(cmsBlocksPublic, { query: { code, language }, signal }),
    select: ({ entries }) => entries[0] ?? null,
  });
  return { block: query.data, error: query.error, retry: () => void query.refetch() };
}

/** Creates a block, or changes the one given; every list is fetched anew. */
export function useSaveCmsBlock(block: CmsBlock | null) {
  const client = usePortalClient();
  const cache = useQueryClient();
  const once = useSendOnce();
  return useSingleMutation({
    mutationFn: (body: CmsBlockInput) =>
      block === null
        ? once(body, (headers) => client.call(cmsBlocksCreate, { body, headers }))
        : client.call(cmsBlocksUpdate, { params: { id: block.id }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: CMS_BLOCKS }),
  });
}

/** Deletes the block of an id; every list is fetched anew. */
export function useDeleteCmsBlock() {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => client.call(cmsBlocksDelete, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: CMS_BLOCKS }),
  });
}
