import { ChartFigure } from './ChartFigure.js';
import type { ChartProps } from './chart-props.js';

/** Bar chart: at each place of the x axis one bar per series, side by side. The drawing library is loaded with the first chart. */
export function BarChart(props: ChartProps) {
  return <ChartFigure {...props} kind="bars" />;
}
