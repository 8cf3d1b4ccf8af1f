export {
  DASHBOARD_MAX_WIDGETS,
  formatDashboard,
  GRID_COLUMNS,
  GRID_ROW_HEIGHT,
  parseDashboard,
  validateDashboardContent,
  WIDGET_MIN_HEIGHT,
  WIDGET_MIN_WIDTH,
  WIDGET_TITLE_MAX,
} from './dashboard.content.js';
export { WIDGET_KINDS } from './dashboard.types.js';
export type { DashboardConfig, DashboardWidget, GridPlace, WidgetKind } from './dashboard.types.js';
export * as dashboardCalls from './dashboards.api.js';
export {
  currentUserDashboard,
  DASHBOARD_CONFIGS_PAGE_SIZE,
  DASHBOARD_NAME_MAX,
  dashboardConfigsCreate,
  dashboardConfigsDelete,
  dashboardConfigsGet,
  dashboardConfigsList,
  dashboardConfigsUpdate,
  DEFAULT_DASHBOARD_ID,
} from './dashboards.api.js';
export type { DashboardConfigChange, DashboardConfigInput, DashboardConfigsQuery } from './dashboards.api.js';
export { addWidget, canStep, compactLayout, stepWidget } from './layout.js';
export type { LayoutStep } from './layout.js';
export { areFirstStepsClosed, firstStepsFor, withFirstStepsClosed } from './first-steps.js';
export type { FirstStep } from './first-steps.js';
