import * as z from 'zod/mini';
import { defineCall, publicCall, resourceCall, signedInCall } from '../api/call.js';
import { idParams, pagingQuery, positiveIntText, type PortalList } from '../api/shapes.js';
import { LANGUAGES, type Language } from '../i18n/language.js';
import {
  CMS_BLOCK_TYPES,
  type CmsBlock,
  type CmsBlockInput,
  type CmsBlockType,
  type PublicCmsBlock,
} from './cms-block.types.js';

/** Page size of the blocks (specification 2 section 9). */
export const CMS_BLOCKS_PAGE_SIZE = 50;
/** Most users of one block. */
export const CMS_BLOCK_USERS_MAX = 1000;

export interface CmsBlocksQuery {
  readonly limit?: number;
  readonly offset?: number;
  /** From 1. */
  readonly page?: number;
  /** Blocks for this user; others than oneself only with `/cms-blocks-page`. */
  readonly user?: number;
  readonly type?: CmsBlockType;
  readonly code?: string;
}
export const cmsBlocksList = defineCall<
  undefined,
  CmsBlocksQuery | undefined,
  undefined,
  PortalList<CmsBlock>
>({
  id: 'cmsBlocks.list',
  method: 'GET',
  path: '/cms-blocks',
  access: signedInCall,
  embed: ['/downloads'],
  summary: 'The blocks for the user; with /cms-blocks-page every block.',
  query: z.strictObject({
    ...pagingQuery(250),
    page: z.optional(positiveIntText),
    user: z.optional(positiveIntText),
    type: z.optional(z.enum(CMS_BLOCK_TYPES)),
    code: z.optional(z.string().check(z.maxLength(100))),
  }),
});

const body = z.strictObject({
  name: z.string().check(z.maxLength(1000)),
  content: z.string(),
  type: z.enum(CMS_BLOCK_TYPES),
  users: z.optional(
    z
      .array(
        z.strictObject({
          user_id: z.int().check(z.minimum(1)),
          cms_block_id: z.optional(z.nullable(z.int())),
        }),
      )
      .check(z.maxLength(CMS_BLOCK_USERS_MAX)),
  ),
});

/** The rules are `validateCmsBlock`'s. */
export const cmsBlocksCreate = defineCall<undefined, undefined, CmsBlockInput, CmsBlock>({
  id: 'cmsBlocks.create',
  method: 'POST',
  path: '/cms-blocks',
  access: resourceCall('/edit-cms-block'),
  summary: 'Creates a block.',
  body,
  status: 201,
});

export const cmsBlocksUpdate = defineCall<{ id: number }, undefined, CmsBlockInput, CmsBlock>({
  id: 'cmsBlocks.update',
  method: 'PUT',
  path: '/cms-blocks/:id',
  access: resourceCall('/edit-cms-block'),
  summary: 'Changes a block.',
  params: idParams,
  body,
});

/** A block the portal needs is kept: 409. */
export const cmsBlocksDelete = defineCall<{ id: number }, undefined, undefined, undefined>({
  id: 'cmsBlocks.delete',
  method: 'DELETE',
  path: '/cms-blocks/:id',
  access: resourceCall('/remove-cms-block'),
  summary: 'Deletes a block.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});

export interface PublicCmsQuery {
  readonly code: string;
  /** Finds the block in this language, else in German. */
  readonly language?: Language;
}
/** Codes that are not public find nothing. */
export const cmsBlocksPublic = defineCall<undefined, PublicCmsQuery, undefined, PortalList<PublicCmsBlock>>({
  id: 'cmsBlocks.public',
  method: 'GET',
  path: '/public/cms-blocks',
  access: publicCall,
  summary: 'A block of the sign-in page, by its code.',
  query: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(100)),
    language: z.optional(z.enum(LANGUAGES)),
  }),
});
