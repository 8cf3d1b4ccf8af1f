export { CmsBlocks } from './CmsBlocks.js';
export type { CmsBlocksProps, CmsBlocksView } from './CmsBlocks.js';
export { PublicBlock } from './PublicBlock.js';
export type { PublicBlockProps } from './PublicBlock.js';
