import { issue, type Issue } from './issue.js';

/** Most issues that are told of one request; who reads them mends those first. */
export const MOST_TOLD = 100;

/** The first issues and one that says how many more there are. A list that was shortened already stays as it is. */
export function fewerIssues(issues: readonly Issue[], most = MOST_TOLD): readonly Issue[] {
  return issues.length <= most + 1 ? issues : [...issues.slice(0, most), moreIssues(issues.length - most)];
}

/** The issue that stands for those left out. */
export const moreIssues = (count: number): Issue => issue('', 'moreIssues', { count });
