import { validateComment } from '@kontor/portal-core';
import { validationFailed } from '../wire/index.js';
import { cleanHtml } from '../rich-text/index.js';

/** Cleans the HTML of a comment. Throws 422 for a comment that breaks the rules. */
export function checkedHtml(text: string): string {
  const html = cleanHtml(text);
  const issues = validateComment(html);
  if (issues.length > 0) throw validationFailed(issues);
  return html;
}
