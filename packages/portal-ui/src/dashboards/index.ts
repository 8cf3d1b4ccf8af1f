export { Dashboard } from './Dashboard.js';
export type { DashboardProps, HostWidgetKind, PlacedWidget } from './Dashboard.js';
export { DashboardConfigs } from './DashboardConfigs.js';
export type { DashboardConfigsProps } from './DashboardConfigs.js';
export { DashboardEditor } from './DashboardEditor.js';
export type { DashboardEditorProps } from './DashboardEditor.js';
export type { DashboardLinks } from './dashboard-links.js';
