export { CmsBlocks } from './CmsBlocks.js';
export type { CmsBlocksView } from './CmsBlocks.js';
export { PublicBlock } from './PublicBlock.js';
export { CMS_BLOCKS } from './useCmsBlocks.js';
export { userOption, useUserSuggestions } from './useUserSuggestions.js';
