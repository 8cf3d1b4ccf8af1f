import type { Delivery } from '@kontor/portal-core/deliveries';

/** Addresses that the widgets of a dashboard link to. */
export interface DashboardLinks {
  /** Address of the list of orders. */
  readonly orders: string;
  /** Address of the list of deliveries. */
  readonly deliveries: string;
  /** Returns the address of a delivery's own page. */
  readonly delivery: (delivery: Pick<Delivery, 'id'>) => string;
  /** Address of the order errors; without it their number is no link. */
  readonly orderErrors?: string;
  /** Address of the investigations; without it the number of those that wait is no link. */
  readonly investigations?: string;
  /** Address of the products; without it the number of those running short is no link. */
  readonly products?: string;
  /** Address of the blog. */
  readonly blog: string;
  /** Returns the address of the post with the given url. */
  readonly post: (url: string) => string;
}
