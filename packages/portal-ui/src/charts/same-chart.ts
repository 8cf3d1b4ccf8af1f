import type { ChartProps } from './chart-props.js';

/** The parts of a chart's props that its drawing depends on. */
export type ChartContent = Pick<ChartProps, 'x' | 'series' | 'suggestedMax'>;

/** Whether two charts look the same. A new list with equal content then needs no redraw. */
export function isSameChart(one: ChartContent, other: ChartContent): boolean {
  return (
    one.suggestedMax === other.suggestedMax &&
    isSameList(one.x, other.x) &&
    one.series.length === other.series.length &&
    one.series.every((series, index) => {
      const twin = other.series[index];
      return (
        twin !== undefined &&
        series.label === twin.label &&
        series.color === twin.color &&
        isSameList(series.values, twin.values)
      );
    })
  );
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return (
    one === other || (one.length === other.length && one.every((value, index) => value === other[index]))
  );
}
