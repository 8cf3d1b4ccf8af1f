import type { ReactNode } from 'react';
import type { ColorToken } from '../theme/index.js';

/** Meaning of a series' colour: good, bad, or neither. */
export type ChartColor = 'positive' | 'negative' | 'accent' | 'neutral';

/** A named row of numbers. */
export interface ChartSeries {
  /** Name in the reader's language. */
  readonly label: string;
  readonly color: ChartColor;
  /** One number for each place on the x axis. */
  readonly values: readonly number[];
}

/** Whether the y axis ends a little above the highest value, and what the switch does. */
export interface ChartFitting {
  readonly isFitted: boolean;
  readonly onChange: (isFitted: boolean) => void;
}

export interface ChartProps {
  /** What the chart shows; used as its accessible name. */
  readonly label: string;
  /** Labels of the places on the x axis, in the reader's language, first to last. */
  readonly x: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Value that the y axis reaches at least. */
  readonly suggestedMax?: number | undefined;
  /** Shows a switch that fits the y axis to the values instead of the suggested one. */
  readonly fitting?: ChartFitting | undefined;
  /** Whether a legend is shown. By default only if there are several series. */
  readonly hasLegend?: boolean | undefined;
  /** Title of the table with the same numbers. */
  readonly tableCaption: string;
  /** What the x axis counts, for example 'Monat'; the header of the table's first column. */
  readonly xLabel: string;
  /** Title shown above the drawing. */
  readonly heading?: ReactNode | undefined;
  /** Height of the drawing in px, 220 by default; `fill` takes the rest of the parent's height. */
  readonly height?: number | 'fill' | undefined;
}

/** The theme token each colour is drawn with. */
export const CHART_COLORS: Readonly<Record<ChartColor, ColorToken>> = {
  positive: 'chart-green',
  negative: 'chart-red',
  accent: 'accent',
  neutral: 'neutral',
};
