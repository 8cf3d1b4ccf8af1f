export {
  ALIGNMENTS,
  DROPPED_WITH_CONTENT,
  LINK_SCHEMES,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from './allow-list.js';
export type { Alignment, RichTextTag } from './allow-list.js';
export { completeAddress, imageSource, linkTarget, mediaNameOf } from './addresses.js';
export { canonicalHtml } from './canonical-html.js';
export { encodeEntities } from './html-tokens.js';
export { isBlankHtml, plainTextOf } from './plain-text.js';
export { pastedHtml } from './pasted-html.js';
export { richTree } from './rich-tree.js';
export type { RichElement, RichNode } from './rich-node.js';
