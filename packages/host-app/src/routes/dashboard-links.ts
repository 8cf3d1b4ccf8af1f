import type { DashboardLinks } from '@kontor/portal-ui/dashboards';

/** Where a post is read. */
export const postHref = (url: string): string => `/blog/${encodeURIComponent(url)}`;

/** Where the parts of a dashboard lead. */
export const DASHBOARD_LINKS: DashboardLinks = {
  orders: '/orders',
  deliveries: '/deliveries',
  delivery: ({ id }) => `/deliveries/${id}`,
  blog: '/blog',
  post: postHref,
};
