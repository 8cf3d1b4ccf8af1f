import DOMPurify, { type Config } from 'dompurify';
import {
  canonicalHtml,
  DROPPED_WITH_CONTENT,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@kontor/portal-core/rich-text';

const CONFIG: Config = {
  ALLOWED_TAGS: [...RICH_TEXT_TAGS],
  ALLOWED_ATTR: [...new Set(Object.values(RICH_TEXT_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
};

/**
 * Removes everything outside the shared allow-list from HTML. The HTML is put into its canonical form before the
 * browser parses it, so that not even the content security policy can report an inline style or handler.
 */
export function sanitize(html: string): string {
  return DOMPurify.sanitize(canonicalHtml(html), CONFIG);
}
