import { ChartFigure } from './ChartFigure.js';
import type { ChartProps } from './chart-props.js';

/** Line chart: one line per series. The drawing library is loaded with the first chart. */
export function LineChart(props: ChartProps) {
  return <ChartFigure {...props} kind="line" />;
}
