import type { charts as german } from '../de/charts.js';

export const charts: Record<keyof typeof german, string> = {
  showTable: 'Show values as a table',
  showChart: 'Show chart',
  fitScale: 'Fit the scale to the values',
  wholeScale: 'Show the whole scale',
};
