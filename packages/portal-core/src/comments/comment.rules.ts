import { isBlankHtml } from '../rich-text/index.js';
import { issue, type Issue } from '../validation/index.js';

/** Most characters of a comment's HTML. */
export const COMMENT_MAX_LENGTH = 20_000;

/** Every broken rule of a comment: it must have visible content, and at most 20,000 characters of HTML. */
export function validateComment(html: string): Issue[] {
  if (isBlankHtml(html)) return [issue('comment', 'required')];
  return html.length > COMMENT_MAX_LENGTH ? [issue('comment', 'maxLength', { max: COMMENT_MAX_LENGTH })] : [];
}
