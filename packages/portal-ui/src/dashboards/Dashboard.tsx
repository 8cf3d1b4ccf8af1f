import type { ReactNode } from 'react';
import type { DashboardWidget } from '@kontor/portal-core/dashboards';
import { useTranslate } from '../provider/index.js';
import { EmptyState, LoadFailure } from '../primitives/index.js';
import { Grid } from '../grid/index.js';
import type { DashboardLinks } from './dashboard-links.js';
import { DashboardSkeleton } from './DashboardSkeleton.js';
import { useOwnDashboard } from './useOwnDashboard.js';
import { HostWidget, Widget } from './Widget.js';

/** A kind of widget that the host defines. */
export interface HostWidgetKind {
  /** The heading. */
  readonly title: string;
  /** Renders the content, which fetches its own data. */
  readonly render: () => ReactNode;
}

/** A widget on the twelve columns of the grid, of one of the portal's kinds or of the host's. */
export interface PlacedWidget extends Omit<DashboardWidget, 'kind'> {
  readonly kind: string;
}

export interface DashboardProps {
  /** Addresses that the widgets link to. */
  readonly links: DashboardLinks;
  /** The widgets; the user's own dashboard by default. */
  readonly widgets?: readonly PlacedWidget[] | undefined;
  /** The kinds of widgets that the host defines, by name. */
  readonly kinds?: Readonly<Record<string, HostWidgetKind>> | undefined;
}

/** The signed-in user's dashboard. Its widgets load in parallel; one that fails shows an error and does not affect the others. */
export function Dashboard(props: DashboardProps) {
  return props.widgets === undefined ? (
    <OwnDashboard {...props} />
  ) : (
    <Arranged {...props} widgets={props.widgets} />
  );
}

function Arranged({
  widgets,
  links,
  kinds = {},
}: DashboardProps & { readonly widgets: readonly PlacedWidget[] }) {
  const translate = useTranslate();
  if (widgets.length === 0) return <EmptyState title={translate('dashboards.emptyDashboard')} />;
  return (
    <Grid items={widgets}>
      {(widget) => {
        const kind = kinds[widget.kind];
        return kind ? (
          <HostWidget kind={kind} />
        ) : (
          <Widget widget={widget as DashboardWidget} links={links} />
        );
      }}
    </Grid>
  );
}

function OwnDashboard(props: DashboardProps) {
  const translate = useTranslate();
  const { widgets, error, retry } = useOwnDashboard();
  if (error)
    return <LoadFailure title={translate('dashboards.dashboardFailed')} error={error} onRetry={retry} />;
  if (widgets === undefined) return <DashboardSkeleton />;
  return <Arranged {...props} widgets={widgets} />;
}
