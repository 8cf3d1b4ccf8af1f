export { completeAddress, linkTarget, mediaNameOf, mediaNamesIn, picturePasses } from './addresses.js';
export { DROPPED_WITH_CONTENT, LINK_SCHEMES, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from './allow-list.js';
export type { Alignment } from './allow-list.js';
export { canonicalHtml } from './canonical-html.js';
export { encodeEntities } from './html-tokens.js';
export { pastedHtml } from './pasted-html.js';
export { isBlankHtml, plainTextOf } from './plain-text.js';
export type { RichElement, RichNode } from './rich-node.js';
export { richTree } from './rich-tree.js';
