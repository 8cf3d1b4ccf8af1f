import { plainTextOf } from '../rich-text/index.js';

/** Characters of a preview (specification 1 section 9). */
export const BLOG_PREVIEW_LENGTH = 100;

/** The first words of a post, without images and formatting: at most 100 characters, then `...`. */
export function blogPreview(html: string): string {
  const text = plainTextOf(html).replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  if (characters.length <= BLOG_PREVIEW_LENGTH) return text;
  return `${characters.slice(0, BLOG_PREVIEW_LENGTH).join('').trimEnd()}...`;
}
