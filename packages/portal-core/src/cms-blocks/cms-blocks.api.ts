import * as z from 'zod/mini';
import {
  defineCall,
  idParams,
  pageQuery,
  portalList,
  positiveIntText,
  publicCall,
  resourceCall,
  signedInCall,
} from '../wire/index.js';
import { LANGUAGES } from '../i18n/index.js';
import type { Wire } from '../validation/index.js';
import { CMS_BLOCK_TYPES } from './cms-block.fields.js';
import { cmsBlockInputShape, cmsBlockShape, publicCmsBlockShape } from './cms-block.types.js';

/** Page size of the blocks (specification 2 section 9). */
export const CMS_BLOCKS_PAGE_SIZE = 50;

const listQuery = z.strictObject({
  ...pageQuery(250),
  /** Blocks for this user; others than oneself only with `/cms-blocks-page`. */
  user: z.optional(positiveIntText),
  type: z.optional(z.enum(CMS_BLOCK_TYPES)),
  code: z.optional(z.string().check(z.maxLength(100))),
});
export type CmsBlocksQuery = Wire<typeof listQuery>;
export const cmsBlocksList = defineCall({
  id: 'cmsBlocks.list',
  method: 'GET',
  path: '/cms-blocks',
  access: signedInCall,
  embed: ['/downloads'],
  summary: 'The blocks for the user; with /cms-blocks-page every block.',
  query: listQuery,
  response: portalList(cmsBlockShape),
});

/** The rules are `validateCmsBlock`'s. */
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

export const cmsBlocksUpdate = defineCall({
  id: 'cmsBlocks.update',
  method: 'PUT',
  path: '/cms-blocks/:id',
  access: resourceCall('/edit-cms-block'),
  summary: 'Changes a block.',
  params: idParams,
  body: cmsBlockInputShape,
  response: cmsBlockShape,
});

/** A block the portal needs is kept: 409. */
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
  /** Finds the block in this language, else in German. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type PublicCmsQuery = Wire<typeof publicQuery>;
/** Codes that are not public find nothing. */
export const cmsBlocksPublic = defineCall({
  id: 'cmsBlocks.public',
  method: 'GET',
  path: '/public/cms-blocks',
  access: publicCall,
  summary: 'A block of the sign-in page, by its code.',
  query: publicQuery,
  response: portalList(publicCmsBlockShape),
});
