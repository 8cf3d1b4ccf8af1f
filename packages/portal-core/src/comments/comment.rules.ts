import { isBlankHtml } from '../rich-text/index.js';
import { issue, type Issue } from '../validation/index.js';
import { COMMENT_MAX_LENGTH } from './comment.types.js';

/** Every broken rule of a comment: it must have visible content, and at most 20,000 characters of HTML. */
export function validateComment(html: string): Issue[] {
  if (html.length > COMMENT_MAX_LENGTH) return [issue('comment', 'maxLength', { max: COMMENT_MAX_LENGTH })];
  return isBlankHtml(html) ? [issue('comment', 'required')] : [];
}
