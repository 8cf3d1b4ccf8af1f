/** Query key under which everything about dashboards is cached. */
export const DASHBOARDS = ['dashboards'] as const;
export const OWN_DASHBOARD = [...DASHBOARDS, 'own'] as const;
export const DASHBOARD_CONFIGS = [...DASHBOARDS, 'configs'] as const;
export const dashboardConfigKey = (id: number) => [...DASHBOARDS, 'config', id] as const;
