import { DashboardGrid, type DashboardGridProps } from '../../widgets/DashboardGrid.js';
import type { ElementWidgetProps } from './element-widget.js';

/** `kontor-dashboard` on a partner's page. */
export function DashboardElement({ values }: ElementWidgetProps) {
  return <DashboardGrid {...(values as Pick<DashboardGridProps, 'widgets' | 'kinds'>)} />;
}
