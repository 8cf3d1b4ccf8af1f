import { validateComment } from '@kontor/portal-core/comments';
import type { StoredFiles } from '../media/index.js';
import { validationFailed } from '../wire/index.js';
import { cleanHtml } from '../rich-text/index.js';

/**
 * Cleans the HTML of a comment, before any transaction: others wait for those. Throws 422 for a comment that breaks the rules, or names a file that its author, who writes within `namer`,
 * may not read.
 */
export async function checkedHtml(
  text: string,
  files: Pick<StoredFiles, 'issuesIn'>,
  namer: Parameters<StoredFiles['issuesIn']>[0],
): Promise<string> {
  const html = cleanHtml(text);
  const issues = [...validateComment(html), ...(await files.issuesIn(namer, { path: 'comment', html }))];
  if (issues.length > 0) throw validationFailed(issues);
  return html;
}
