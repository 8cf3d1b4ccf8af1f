export { BarChart } from './BarChart.js';
export { LineChart } from './LineChart.js';
export type { ChartFitting } from './chart-props.js';
