export { BarChart } from './BarChart.js';
export type { ChartColor, ChartProps, ChartSeries } from './chart-props.js';
export { LineChart } from './LineChart.js';
