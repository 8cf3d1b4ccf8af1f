export { CMS_BLOCK_FIELDS, CMS_BLOCK_TYPES } from './cms-block.fields.js';
export type { CmsBlockType } from './cms-block.fields.js';
export {
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
  PublicCmsBlock,
  PublicCmsCode,
} from './cms-block.types.js';
export { CMS_BLOCK_CONTENT_MAX, validateCmsBlock } from './cms-block.rules.js';
export * from './cms-blocks.api.js';
