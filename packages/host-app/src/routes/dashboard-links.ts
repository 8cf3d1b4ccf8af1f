import type { DashboardLinks, FirstStepLinks } from '@kontor/portal-ui/dashboards';

/** Path of a blog post. */
export const postHref = (url: string): string => `/blog/${encodeURIComponent(url)}`;

/** Links of a dashboard's parts. */
export const DASHBOARD_LINKS: DashboardLinks = {
  orders: '/orders',
  deliveries: '/deliveries',
  delivery: ({ id }) => `/deliveries/${id}`,
  orderErrors: '/order-errors',
  investigations: '/investigations',
  products: '/products',
  blog: '/blog',
  post: postHref,
};

/** Pages on which the first steps are taken. */
export const FIRST_STEP_LINKS: FirstStepLinks = {
  product: '/products',
  order: '/orders/import',
  user: '/users/create',
  connection: '/api-keys',
};
