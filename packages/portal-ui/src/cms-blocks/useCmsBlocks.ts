import { keepPreviousData } from '@tanstack/react-query';
import {
  CMS_BLOCKS_PAGE_SIZE,
  CMS_BLOCK_SORTS,
  cmsBlocksCreate,
  cmsBlocksDelete,
  cmsBlocksList,
  cmsBlocksPublic,
  cmsBlocksUpdate,
  type CmsBlock,
  type CmsBlockInput,
  type PublicCmsCode,
} from '@kontor/portal-core/cms-blocks';
import { useSaveRecord } from '../forms/index.js';
import { searchedQuery } from '../primitives/index.js';
import { useAnswer, useLanguage, useDelete } from '../provider/index.js';
import { pagedRows } from '../table/index.js';
import type { CmsBlocksView } from './CmsBlocks.js';

/** Fetches a page of blocks that contain a text, sorted by name by default; with a user, only the blocks that user sees. */
export function useCmsBlocks({ page, user, ...shown }: CmsBlocksView) {
  const asked = { ...(user !== null && { user }), ...searchedQuery(shown, CMS_BLOCK_SORTS) };
  const query = { page, limit: CMS_BLOCKS_PAGE_SIZE, ...asked };
  return pagedRows(useAnswer(cmsBlocksList, { query }, { placeholderData: keepPreviousData }));
}

/** Fetches the public block with the given code in the reader's language; null if there is none. */
export function usePublicBlock(code: PublicCmsCode) {
  const language = useLanguage();
  const query = useAnswer(
    cmsBlocksPublic,
    { query: { code, language } },
    { select: ({ entries }) => entries[0] ?? null },
  );
  return { block: query.data, error: query.error, retry: () => void query.refetch() };
}

/** Creates a block, or changes the given one. Refetches every list. */
export const useSaveCmsBlock = (block: CmsBlock | null) =>
  useSaveRecord<CmsBlockInput, CmsBlock>(block, {
    create: (client, body, once) => once(body, (headers) => client.call(cmsBlocksCreate, { body, headers })),
    change: (client, body, { id, modId }) =>
      client.call(cmsBlocksUpdate, { params: { id }, body: { ...body, modId } }),
    find: (client, id) => client.call(cmsBlocksList, { query: { id } }),
    renews: [cmsBlocksList],
  });

/** Deletes a block by id. Refetches every list. */
export const useDeleteCmsBlock = () => useDelete(cmsBlocksDelete, { renews: [cmsBlocksList] });
