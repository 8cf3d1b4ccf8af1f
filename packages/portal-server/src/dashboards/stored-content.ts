import { formatDashboard, parseDashboard, validateDashboardContent } from '@kontor/portal-core';
import { validationFailed } from '../http/problem.js';

/** A content as it is stored: checked, on the grid. Throws 422 with everything that is wrong. */
export function storedContent(content: string): string {
  const issues = validateDashboardContent(content);
  if (issues.length > 0) throw validationFailed(issues);
  return formatDashboard(parseDashboard(content));
}
