import type { ChartProps } from './chart-props.js';

/** Smallest upper end of the y axis, so that a chart of zeros still has an axis. */
const LEAST_MAX = 4;

/** The upper end of the y axis: the suggested value, or a little above the highest value. */
export function axisMax({ series, suggestedMax = 0 }: Pick<ChartProps, 'series' | 'suggestedMax'>): number {
  const highest = series.reduce((max, { values }) => values.reduce((a, b) => Math.max(a, b), max), 0);
  return Math.max(highest > suggestedMax ? Math.ceil(highest * 1.08) : suggestedMax, LEAST_MAX);
}
