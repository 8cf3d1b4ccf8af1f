import { useMemo } from 'react';
import { Dashboard, type DashboardLinks, type DashboardProps } from '../../dashboards/index.js';
import { usePortalOrigin } from '../../provider/index.js';

export interface DashboardGridProps extends Pick<DashboardProps, 'widgets' | 'kinds'> {
  /** Addresses that the widgets link to; by default pages of the portal. */
  readonly links?: DashboardLinks | undefined;
}

/** The user's dashboard, or one that the host arranges from the portal's widgets and its own. */
export function DashboardGrid({ links, ...props }: DashboardGridProps) {
  const origin = usePortalOrigin();
  const toPortal = useMemo<DashboardLinks>(
    () => ({
      orders: `${origin}/orders`,
      deliveries: `${origin}/deliveries`,
      delivery: ({ id }) => `${origin}/deliveries/${id}`,
      blog: `${origin}/blog`,
      post: (url) => `${origin}/blog/${encodeURIComponent(url)}`,
    }),
    [origin],
  );
  return <Dashboard {...props} links={links ?? toPortal} />;
}
