import { isBlankHtml } from '../rich-text/index.js';
import { checkLength } from '../validation/check-length.js';
import { issue, type Issue } from '../validation/index.js';
import type { CmsBlockInput } from './cms-block.types.js';

/** Characters of a block's name (specification 2 section 5). */
export const CMS_BLOCK_NAME = { min: 2, max: 100 } as const;
/** Most characters of a block's HTML. */
export const CMS_BLOCK_CONTENT_MAX = 200_000;

/** Every broken rule of a block to store: name and content are required (specification 2 section 5). */
export function validateCmsBlock({ name, content }: Pick<CmsBlockInput, 'name' | 'content'>): Issue[] {
  const issues: Issue[] = [];
  checkLength(issues, 'name', name, CMS_BLOCK_NAME);
  if (isBlankHtml(content)) issues.push(issue('content', 'required'));
  else if (content.length > CMS_BLOCK_CONTENT_MAX)
    issues.push(issue('content', 'maxLength', { max: CMS_BLOCK_CONTENT_MAX }));
  return issues;
}
