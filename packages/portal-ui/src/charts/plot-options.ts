import uPlot from 'uplot';
import { axisMax } from './axis-max.js';
import type { ChartProps } from './chart-props.js';

export type ChartKind = 'line' | 'bars';

/** Colours and font of a chart, in the form the canvas takes. */
export interface ChartLook {
  readonly rule: string;
  readonly ink: string;
  readonly surface: string;
  readonly font: string;
  /** One colour per series. */
  readonly series: readonly string[];
}

export interface PlotRequest {
  readonly kind: ChartKind;
  readonly chart: Pick<ChartProps, 'x' | 'series' | 'suggestedMax'>;
  readonly look: ChartLook;
  readonly width: number;
  readonly height: number;
  /** Formats a number in the reader's language. */
  readonly number: (value: number) => string;
  /** Called with the place under the pointer; null when the pointer has left. */
  readonly onHover: (place: HoverPlace | null) => void;
}

/** Position of the pointer: its place on the x axis, and px within the drawing. */
export interface HoverPlace {
  readonly index: number;
  readonly left: number;
  readonly top: number;
}

/** Steps of the y axis. Whole numbers only: there is no half order. */
const STEPS = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 1_000_000,
];
/** Width in px of the half of a line chart's last x label that reaches beyond its last place. */
const LABEL_OVERHANG = 32;
/** Share of a place's width that its bars take together. */
const BARS_SHARE = 0.64;

/** Converts a chart to the data format of uPlot. */
export function plotData({ x, series }: PlotRequest['chart']): uPlot.AlignedData {
  return [x.map((_, index) => index), ...series.map(({ values }) => [...values])];
}

/** Builds the uPlot options of a chart. */
export function plotOptions(request: PlotRequest): uPlot.Options {
  const { chart, look, kind, width, height } = request;
  const last = chart.x.length - 1;
  const edge = kind === 'bars' || last < 1 ? 0.5 : 0;
  return {
    width,
    height,
    legend: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    padding: [8, kind === 'line' ? LABEL_OVERHANG : 12, 0, 0],
    scales: {
      x: { time: false, range: () => [-edge, Math.max(last, 0) + edge] },
      y: { range: () => [0, axisMax(chart)] },
    },
    axes: [xAxis(request), yAxis(request)],
    series: [{}, ...chart.series.map((_, index) => seriesOptions(kind, look, index, chart.series.length))],
    cursor: cursorOptions(look, kind),
    hooks: { setCursor: [(plot) => reportHover(plot, request.onHover)] },
  };
}

function xAxis({ chart, look }: PlotRequest): uPlot.Axis {
  return {
    ...axisLook(look),
    grid: { show: false },
    incrs: STEPS,
    space: 64,
    size: 28,
    values: (_, places) => places.map((place) => chart.x[place] ?? ''),
  };
}

function yAxis({ look, number }: PlotRequest): uPlot.Axis {
  return {
    ...axisLook(look),
    grid: { stroke: look.rule, width: 1 },
    incrs: STEPS,
    space: 36,
    size: (_, texts) => 16 + 7 * Math.max(2, ...(texts ?? []).map((text) => text.length)),
    values: (_, values) => values.map(number),
  };
}

function axisLook(look: ChartLook): uPlot.Axis {
  return { stroke: look.ink, font: look.font, ticks: { show: false }, border: { show: false } };
}

function seriesOptions(kind: ChartKind, look: ChartLook, index: number, count: number): uPlot.Series {
  const stroke = look.series[index] ?? look.ink;
  if (kind === 'line') return { stroke, width: 2, points: { show: true, size: 6, fill: look.surface } };
  return { stroke, fill: stroke, width: 0, points: { show: false }, paths: barPaths(index, count) };
}

/** Draws the bars of one series beside those of the others. Each place of the x axis is one unit wide. */
function barPaths(index: number, count: number): uPlot.Series.PathBuilder {
  const width = BARS_SHARE / count;
  const from = index * width - BARS_SHARE / 2;
  return uPlot.paths.bars!({
    size: [1, 48, 2],
    radius: 0.08,
    disp: {
      x0: { unit: 1, values: (plot) => [...plot.data[0]].map((place) => place + from) },
      size: { unit: 1, values: (plot) => [...plot.data[0]].map(() => width) },
    },
  });
}

function cursorOptions(look: ChartLook, kind: ChartKind): uPlot.Cursor {
  return {
    y: false,
    drag: { x: false, y: false, setScale: false },
    // Keeps the vertical line at a place instead of between two.
    move: (plot, left, top) => [left < 0 ? left : plot.valToPos(plot.posToIdx(left), 'x'), top],
    points:
      kind === 'bars'
        ? { show: false }
        : { size: 9, width: 2, stroke: look.surface, fill: (_, index) => look.series[index - 1] ?? look.ink },
  };
}

function reportHover(plot: uPlot, onHover: PlotRequest['onHover']): void {
  const { idx, left = -1, top = -1 } = plot.cursor;
  if (idx === null || idx === undefined || left < 0) return onHover(null);
  onHover({
    index: idx,
    left: plot.valToPos(idx, 'x') + plot.over.offsetLeft,
    top: top + plot.over.offsetTop,
  });
}
