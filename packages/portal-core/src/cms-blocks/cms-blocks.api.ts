import * as z from 'zod/mini';
import {
  defineCall,
  idParams,
  pageQuery,
  portalList,
  positiveIntText,
  publicCall,
  resourceCall,
  searchQuery,
  sortQuery,
  signedInCall,
} from '../wire/index.js';
import { LANGUAGES } from '../i18n/index.js';
import type { Wire } from '../validation/index.js';
import { CMS_BLOCK_TYPES } from './cms-block.fields.js';
import { cmsBlockInputShape, cmsBlockShape, publicCmsBlockShape } from './cms-block.types.js';

/** Page size of the blocks (specification 2 section 9). */
export const CMS_BLOCKS_PAGE_SIZE = 50;

/** What the list of the blocks can be sorted by. */
export const CMS_BLOCK_SORTS = ['id', 'name', 'type'] as const;

const listQuery = z.strictObject({
  ...pageQuery(250),
  /** Id of the user whose blocks are listed; ids other than one's own require `/cms-blocks-page`. */
  user: z.optional(positiveIntText),
  type: z.optional(z.enum(CMS_BLOCK_TYPES)),
  code: z.optional(z.string().check(z.maxLength(100))),
  /** Name. */
  ...searchQuery,
  ...sortQuery(CMS_BLOCK_SORTS),
});
export type CmsBlocksQuery = Wire<typeof listQuery>;
export const cmsBlocksList = defineCall({
  id: 'cmsBlocks.list',
  method: 'GET',
  path: '/cms-blocks',
  access: signedInCall,
  keepsFilters: true,
  embed: ['/downloads'],
  summary: 'The blocks for the user; with /cms-blocks-page every block.',
  query: listQuery,
  response: portalList(cmsBlockShape),
});

/** `validateCmsBlock` checks the input. */
export const cmsBlocksCreate = defineCall({
  id: 'cmsBlocks.create',
  method: 'POST',
  path: '/cms-blocks',
  access: resourceCall('/edit-cms-block'),
  summary: 'Creates a block.',
  body: cmsBlockInputShape,
  response: cmsBlockShape,
  status: 201,
});

/** A block, and the `modId` of the version it was made from; a `modId` older than the stored one is answered with 409 `stale`. */
const blockChange = z.extend(cmsBlockInputShape, { modId: z.optional(z.string().check(z.maxLength(20))) });
export const cmsBlocksUpdate = defineCall({
  id: 'cmsBlocks.update',
  method: 'PUT',
  path: '/cms-blocks/:id',
  access: resourceCall('/edit-cms-block'),
  summary: 'Changes a block.',
  params: idParams,
  body: blockChange,
  response: cmsBlockShape,
});

/** Deletes a block; 409 for a block that the portal needs. */
export const cmsBlocksDelete = defineCall({
  id: 'cmsBlocks.delete',
  method: 'DELETE',
  path: '/cms-blocks/:id',
  access: resourceCall('/remove-cms-block'),
  summary: 'Deletes a block.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});

const publicQuery = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Language of the block; the German block is answered where there is none in it. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type PublicCmsQuery = Wire<typeof publicQuery>;
/** Answers a public block by its code; answers nothing for codes that are not public. */
export const cmsBlocksPublic = defineCall({
  id: 'cmsBlocks.public',
  method: 'GET',
  path: '/public/cms-blocks',
  access: publicCall,
  summary: 'A block of the sign-in page, by its code.',
  query: publicQuery,
  response: portalList(publicCmsBlockShape),
});
