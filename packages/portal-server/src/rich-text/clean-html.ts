import {
  canonicalHtml,
  DROPPED_WITH_CONTENT,
  LINK_SCHEMES,
  PARAGRAPH_SYNONYMS,
  READ_STYLES,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  TAG_SYNONYMS,
} from '@kontor/portal-core';
import sanitizeHtml from 'sanitize-html';

/** Elements deeper than this are left out; the tree behind is flattened long before. */
const MAX_DEPTH = 150;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS, ...Object.keys(TAG_SYNONYMS), ...PARAGRAPH_SYNONYMS],
  allowedAttributes: {
    ...(RICH_TEXT_ATTRIBUTES as Record<string, string[]>),
    ...Object.fromEntries(PARAGRAPH_SYNONYMS.map((tag) => [tag, ['align']])),
    '*': ['style'],
  },
  allowedStyles: { '*': Object.fromEntries(READ_STYLES.map((style) => [style, [/^[a-z]+$/i]])) },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nonTextTags: [...DROPPED_WITH_CONTENT],
  nestingLimit: MAX_DEPTH,
};

/** HTML of a user as it may be stored: by the shared allow-list, in its canonical form. Cleaning twice changes nothing. */
export function cleanHtml(html: string): string {
  return canonicalHtml(sanitizeHtml(html, OPTIONS));
}
