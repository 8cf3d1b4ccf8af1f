import createDOMPurify, { type Config } from 'dompurify';
import {
  DROPPED_WITH_CONTENT,
  PARAGRAPH_SYNONYMS,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  TAG_SYNONYMS,
} from '@kontor/portal-core';

const CONFIG: Config = {
  ALLOWED_TAGS: [...RICH_TEXT_TAGS, ...Object.keys(TAG_SYNONYMS), ...PARAGRAPH_SYNONYMS],
  ALLOWED_ATTR: [...new Set(Object.values(RICH_TEXT_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
};

/**
 * HTML without anything that runs or lies outside the shared allow-list; `canonicalHtml` and `richTree` bring it into its form.
 * A style's alignment has become an attribute before: inline styles are never parsed, which the content security policy would report.
 */
export function sanitize(html: string): string {
  return createDOMPurify.sanitize(html.replace(STYLE_ALIGNMENT, ' align="$1"').replace(STYLE, ''), CONFIG);
}

const STYLE_ALIGNMENT = /\sstyle\s*=\s*["'][^"'<>]*\btext-align\s*:\s*([a-z]+)[^"'<>]*["']/gi;
const STYLE = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi;
