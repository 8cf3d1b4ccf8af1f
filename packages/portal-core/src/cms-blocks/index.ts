export { CMS_BLOCK_FIELDS, CMS_BLOCK_TYPES } from './cms-block.fields.js';
export { validateCmsBlock } from './cms-block.rules.js';
export { PUBLIC_CMS_CODES, publicCmsCode, publicCmsLanguage } from './cms-block.types.js';
export type { CmsBlock, CmsBlockInput, PublicCmsBlock, PublicCmsCode } from './cms-block.types.js';
export * as cmsBlockCalls from './cms-blocks.api.js';
export {
  CMS_BLOCK_SORTS,
  CMS_BLOCKS_PAGE_SIZE,
  cmsBlocksCreate,
  cmsBlocksDelete,
  cmsBlocksList,
  cmsBlocksPublic,
  cmsBlocksUpdate,
} from './cms-blocks.api.js';
export type { CmsBlocksQuery } from './cms-blocks.api.js';
