import type { ReactNode } from 'react';
import type { ColorToken } from '../theme/index.js';

/** What a series' colour says: good, bad, or nothing of the kind. */
export type ChartColor = 'positive' | 'negative' | 'accent' | 'neutral';

/** One row of numbers with a name. */
export interface ChartSeries {
  /** The name, in the reader's language. */
  readonly label: string;
  readonly color: ChartColor;
  /** One number for each place on the x axis. */
  readonly values: readonly number[];
}

export interface ChartProps {
  /** What the chart shows; its accessible name. */
  readonly label: string;
  /** The places on the x axis, in the reader's language, first to last. */
  readonly x: readonly string[];
  readonly series: readonly ChartSeries[];
  /** The y axis reaches at least this high. */
  readonly suggestedMax?: number | undefined;
  /** The series are named above the drawing; when there are several unless told. */
  readonly hasLegend?: boolean | undefined;
  /** Title of the table that says the same numbers. */
  readonly tableCaption: string;
  /** What the x axis counts, the head of the table's first column: 'Monat'. */
  readonly xLabel: string;
  /** What stands above the drawing: a title. */
  readonly heading?: ReactNode | undefined;
  /** Height of the drawing in px, 220 unless told; `fill` takes what the parent leaves. */
  readonly height?: number | 'fill' | undefined;
}

/** The token each colour is drawn with. */
export const CHART_COLORS: Readonly<Record<ChartColor, ColorToken>> = {
  positive: 'chart-green',
  negative: 'chart-red',
  accent: 'accent',
  neutral: 'neutral',
};
