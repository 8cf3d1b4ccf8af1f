export { CmsBlocks } from './CmsBlocks.js';
export type { CmsBlocksView } from './CmsBlocks.js';
export { PublicBlock } from './PublicBlock.js';
export { userOption, useUserSuggestions } from './useUserSuggestions.js';
