import { ChartFigure } from './ChartFigure.js';
import type { ChartProps } from './chart-props.js';

/** A bar for each series, side by side at each place of the x axis. The drawing library is fetched when the first chart is shown. */
export function BarChart(props: ChartProps) {
  return <ChartFigure {...props} kind="bars" />;
}
