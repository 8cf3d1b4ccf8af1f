import { useEffect, useMemo, useRef, useState } from 'react';
import uPlot from 'uplot';
import { useLanguage } from '../provider/index.js';
import { CHART_COLORS } from './chart-props.js';
import type { ChartFigureProps } from './ChartFigure.js';
import { CanvasRoot, HoverValues } from './ChartCanvas.styles.js';
import { readLook, watchTheme } from './chart-look.js';
import { plotData, plotOptions, type HoverPlace } from './plot-options.js';
import { isSameChart, type ChartContent } from './same-chart.js';
import { color } from '../theme/index.js';

/** The drawing of a chart. The only module that knows the drawing library. */
export function ChartCanvas(props: ChartFigureProps) {
  const { kind, label } = props;
  const chart = useUnchanged(props);
  const { x, series } = chart;
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [hovered, hover] = useState<HoverPlace | null>(null);
  const number = useMemo(() => new Intl.NumberFormat(language).format, [language]);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let plot: uPlot | null = null;
    const draw = () => {
      plot?.destroy();
      const { clientWidth: width, clientHeight: height } = element;
      const look = readLook(element, series);
      plot = new uPlot(
        plotOptions({ kind, chart, look, width, height, number, onHover: hover }),
        plotData(chart),
        element,
      );
    };
    draw();
    const stopWatching = watchTheme(element, draw);
    const sizes = new ResizeObserver(() =>
      plot?.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    sizes.observe(element);
    return () => {
      stopWatching();
      sizes.disconnect();
      plot?.destroy();
    };
  }, [kind, chart, series, number]);
  return (
    <>
      <CanvasRoot ref={root} role="img" aria-label={label} data-kind={kind} />
      {hovered !== null && x[hovered.index] !== undefined && (
        <HoverValues style={hoverPosition(hovered, root.current)} aria-hidden="true">
          <b>{x[hovered.index]}</b>
          {series.map((one) => (
            <span key={one.label}>
              <i style={{ background: color(CHART_COLORS[one.color]) }} />
              {one.label}
              <strong>{number(one.values[hovered.index] ?? 0)}</strong>
            </span>
          ))}
        </HoverValues>
      )}
    </>
  );
}

/** Returns the first chart object for as long as later ones look the same. */
function useUnchanged(next: ChartContent): ChartContent {
  const [chart, keep] = useState(next);
  if (chart === next || isSameChart(chart, next)) return chart;
  keep(next);
  return next;
}

/** Position of the tooltip: beside the pointer, on the side that has room. */
function hoverPosition({ left, top }: HoverPlace, root: HTMLElement | null) {
  const isRight = left > (root?.clientWidth ?? 0) / 2;
  return { left, top, transform: `translate(${isRight ? 'calc(-100% - 12px)' : '12px'}, -50%)` };
}
