import {
  canonicalHtml,
  DROPPED_WITH_CONTENT,
  LINK_SCHEMES,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@kontor/portal-core/rich-text';
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: RICH_TEXT_ATTRIBUTES as Record<string, string[]>,
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nonTextTags: [...DROPPED_WITH_CONTENT],
};

/** Cleans a user's HTML for storing: by the shared allow-list, in its canonical form. Cleaning twice changes nothing. */
export function cleanHtml(html: string): string {
  return canonicalHtml(sanitizeHtml(canonicalHtml(html), OPTIONS));
}
