export type { DashboardLinks } from './dashboard-links.js';
export { Dashboard } from './Dashboard.js';
export type { DashboardProps } from './Dashboard.js';
export { DashboardConfigs } from './DashboardConfigs.js';
export { DashboardEditor } from './DashboardEditor.js';
export { FirstSteps } from './first-steps/FirstSteps.js';
export type { FirstStepLinks } from './first-steps/FirstSteps.js';
