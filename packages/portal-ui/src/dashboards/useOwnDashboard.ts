import { useMemo } from 'react';
import {
  compactLayout,
  currentUserDashboard,
  parseDashboard,
  type DashboardWidget,
} from '@kontor/portal-core/dashboards';
import { useAnswers, whenMissing } from '../provider/index.js';
import { useAllowedResources } from '../session/index.js';
import { maySee } from './widget-kinds.js';

/** Shown to a user without a dashboard: the latest orders (specification 1 section 2). */
const WITHOUT_DASHBOARD: readonly DashboardWidget[] = [
  { i: 'latest-orders', x: 0, y: 0, w: 12, h: 8, kind: 'latest_orders' },
];

export interface OwnDashboard {
  /** The widgets the user may see, moved together where others are left out; undefined until loaded. */
  readonly widgets: readonly DashboardWidget[] | undefined;
  readonly error: Error | null;
  retry(): void;
}

/** The signed-in user's dashboard. */
export function useOwnDashboard(): OwnDashboard {
  const resources = useAllowedResources();
  const query = useAnswers(currentUserDashboard, {}, (client, signal) =>
    client
      .call(currentUserDashboard, { signal })
      .then(({ content }) => parseDashboard(content), whenMissing(WITHOUT_DASHBOARD)),
  );
  const widgets = useMemo(
    () =>
      query.data && resources
        ? compactLayout(query.data.filter(({ kind }) => maySee(kind, resources)))
        : undefined,
    [query.data, resources],
  );
  return { widgets, error: query.error, retry: () => void query.refetch() };
}
