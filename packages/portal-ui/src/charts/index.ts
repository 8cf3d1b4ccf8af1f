export { BarChart } from './BarChart.js';
export { LineChart } from './LineChart.js';
