import { ChartFigure } from './ChartFigure.js';
import type { ChartProps } from './chart-props.js';

/** A line for each series. The drawing library is fetched when the first chart is shown. */
export function LineChart(props: ChartProps) {
  return <ChartFigure {...props} kind="line" />;
}
