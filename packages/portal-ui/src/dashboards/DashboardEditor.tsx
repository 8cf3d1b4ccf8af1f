import type { DashboardConfig } from '@kontor/portal-core/dashboards';
import { LoadFailure, LoadingNote } from '../primitives/index.js';
import { ArrangedDashboard } from './ArrangedDashboard.js';
import type { DashboardLinks } from './dashboard-links.js';
import { useDashboardConfig } from './useDashboardConfigs.js';

export interface DashboardEditorProps {
  /** The config to change; null for a new one. */
  readonly id: number | null;
  /** Called with the config that was just created. */
  readonly onCreated: (config: DashboardConfig) => void;
  /** Addresses that the widgets link to. */
  readonly links: DashboardLinks;
}

/** Editor of a dashboard: its name, its widgets and their places. */
export function DashboardEditor({ id, ...props }: DashboardEditorProps) {
  return id === null ? (
    <ArrangedDashboard {...props} stored={null} />
  ) : (
    <StoredDashboard {...props} id={id} />
  );
}

function StoredDashboard({ id, ...props }: DashboardEditorProps & { readonly id: number }) {
  const { data, error, refetch } = useDashboardConfig(id);
  if (error && data === undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingNote />;
  return <ArrangedDashboard {...props} key={id} stored={data} />;
}
