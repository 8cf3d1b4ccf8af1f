import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { Alert, Button, EmptyState } from '../primitives/index.js';
import { Grid } from '../grid/index.js';
import type { DashboardLinks } from './dashboard-links.js';
import { DashboardSkeleton } from './DashboardSkeleton.js';
import { useOwnDashboard } from './useOwnDashboard.js';
import { Widget } from './Widget.js';

export interface DashboardProps {
  /** Where its parts lead. */
  readonly links: DashboardLinks;
}

/** The signed-in user's dashboard. Its widgets load side by side; one that fails says so and leaves the others alone. */
export function Dashboard({ links }: DashboardProps) {
  const translate = useTranslate();
  const { widgets, error, retry } = useOwnDashboard();
  if (error)
    return (
      <Alert
        level="danger"
        title={translate('dashboards.dashboardFailed')}
        actions={
          <Button size="small" onPress={retry}>
            {translate('common.retry')}
          </Button>
        }
      >
        {problemText(error, translate)}
      </Alert>
    );
  if (widgets === undefined) return <DashboardSkeleton />;
  if (widgets.length === 0) return <EmptyState title={translate('dashboards.emptyDashboard')} />;
  return <Grid items={widgets}>{(widget) => <Widget widget={widget} links={links} />}</Grid>;
}
