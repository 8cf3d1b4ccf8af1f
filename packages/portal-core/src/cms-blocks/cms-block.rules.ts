import { isBlankHtml } from '../rich-text/index.js';
import { textIssues } from '../fields/index.js';
import { issue, type Issue } from '../validation/index.js';
import { CMS_BLOCK_CONTENT_MAX, CMS_BLOCK_FIELDS } from './cms-block.fields.js';
import type { CmsBlockInput } from './cms-block.types.js';

/** Every broken rule of a block to store: name and content are required (specification 2 section 5). */
export function validateCmsBlock(block: Pick<CmsBlockInput, 'name' | 'content'>): Issue[] {
  const { content } = block;
  const issues = textIssues(CMS_BLOCK_FIELDS, block);
  if (content.length > CMS_BLOCK_CONTENT_MAX)
    issues.push(issue('content', 'maxLength', { max: CMS_BLOCK_CONTENT_MAX }));
  else if (isBlankHtml(content)) issues.push(issue('content', 'required'));
  return issues;
}
