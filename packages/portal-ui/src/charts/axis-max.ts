import type { ChartProps } from './chart-props.js';

/** The least an axis reaches, so that a chart of zeros still has one. */
const LEAST_MAX = 4;

/** How high the y axis reaches: as suggested, or a little above the highest value. */
export function axisMax({ series, suggestedMax = 0 }: Pick<ChartProps, 'series' | 'suggestedMax'>): number {
  const highest = series.reduce((max, { values }) => values.reduce((a, b) => Math.max(a, b), max), 0);
  return Math.max(highest > suggestedMax ? Math.ceil(highest * 1.08) : suggestedMax, LEAST_MAX);
}
