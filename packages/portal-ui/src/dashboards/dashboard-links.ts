/** Where the parts of a dashboard lead. */
export interface DashboardLinks {
  /** The list of orders. */
  readonly orders: string;
  /** The blog. */
  readonly blog: string;
  /** A post by its url. */
  readonly post: (url: string) => string;
}
