import { formatDashboard, parseDashboard, validateDashboardContent } from '@kontor/portal-core/dashboards';
import { validationFailed } from '../wire/index.js';
import { cleanHtml } from '../rich-text/index.js';

/**
 * Prepares the content of a dashboard for storing: validates it, fits it to the grid and cleans the content of cards. Throws 422 with
 * everything that is wrong.
 */
export function storedContent(content: string): string {
  const issues = validateDashboardContent(content);
  if (issues.length > 0) throw validationFailed(issues);
  const widgets = parseDashboard(content).map((widget) =>
    widget.html === undefined ? widget : { ...widget, html: cleanHtml(widget.html) },
  );
  return formatDashboard(widgets);
}
