export { WIDGET_KINDS } from './dashboard.types.js';
export type { DashboardConfig, DashboardWidget, GridPlace, WidgetKind } from './dashboard.types.js';
export {
  DASHBOARD_CONTENT_MAX,
  DASHBOARD_MAX_WIDGETS,
  formatDashboard,
  GRID_COLUMNS,
  GRID_ROW_HEIGHT,
  onGrid,
  parseDashboard,
  validateDashboardContent,
  WIDGET_HTML_MAX,
  WIDGET_MIN_HEIGHT,
  WIDGET_MIN_WIDTH,
  WIDGET_SIZE,
  WIDGET_TITLE_MAX,
} from './dashboard.content.js';
export * from './dashboards.api.js';
export { addWidget, canStep, compactLayout, stepWidget } from './layout.js';
export type { LayoutStep } from './layout.js';
