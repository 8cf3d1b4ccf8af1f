import type { DashboardLinks } from '../dashboards/index.js';

/** Links of dashboards that lead nowhere. */
export const DASHBOARD_LINKS: DashboardLinks = {
  orders: '#orders',
  deliveries: '#deliveries',
  delivery: ({ id }) => `#${id}`,
  orderErrors: '#order-errors',
  investigations: '#investigations',
  products: '#products',
  blog: '#blog',
  post: (url) => `#${url}`,
};
