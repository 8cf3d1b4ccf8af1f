export {
  CMS_BLOCK_TYPES,
  CMS_BLOCK_USERS_MAX,
  PUBLIC_CMS_CODES,
  publicCmsCode,
  publicCmsLanguage,
} from './cms-block.types.js';
export type {
  CmsBlock,
  CmsBlockAccess,
  CmsBlockFile,
  CmsBlockInput,
  CmsBlockType,
  PublicCmsBlock,
  PublicCmsCode,
} from './cms-block.types.js';
export { CMS_BLOCK_CONTENT_MAX, CMS_BLOCK_NAME, validateCmsBlock } from './cms-block.rules.js';
export * from './cms-blocks.api.js';
