export {
  ALIGNMENTS,
  DROPPED_WITH_CONTENT,
  LINK_SCHEMES,
  MARKS,
  PARAGRAPH_SYNONYMS,
  READ_STYLES,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  TAG_SYNONYMS,
} from './allow-list.js';
export type { Alignment, RichTextTag } from './allow-list.js';
export { imageSource, linkTarget, mediaNameOf } from './addresses.js';
export { canonicalHtml } from './canonical-html.js';
export { isBlankHtml, plainTextOf } from './plain-text.js';
export { richTree } from './rich-tree.js';
export type { RichElement, RichNode } from './rich-tree.js';
