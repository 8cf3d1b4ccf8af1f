import type { Delivery } from '@kontor/portal-core';

/** Where the parts of a dashboard lead. */
export interface DashboardLinks {
  /** The list of orders. */
  readonly orders: string;
  /** The list of deliveries. */
  readonly deliveries: string;
  /** A delivery's own page. */
  readonly delivery: (delivery: Pick<Delivery, 'id'>) => string;
  /** The blog. */
  readonly blog: string;
  /** A post by its url. */
  readonly post: (url: string) => string;
}
