/** Names of what is kept of dashboards. */
export const DASHBOARDS = ['dashboards'] as const;
export const OWN_DASHBOARD = [...DASHBOARDS, 'own'] as const;
export const DASHBOARD_CONFIGS = [...DASHBOARDS, 'configs'] as const;
export const dashboardConfigKey = (id: number) => [...DASHBOARDS, 'config', id] as const;
