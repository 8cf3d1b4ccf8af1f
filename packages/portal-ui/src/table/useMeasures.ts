import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of the probe in px at the font size that column widths are meant for: its 10em at the 13 px of `size-sm`. */
const PROBE_WIDTH = 130;

/** Width in px, times the font scale, below which a row becomes a card. */
export const CARD_WIDTH = 640;

export interface Measures {
  /** Width for the rows between the edges and beside a scroll bar, in px; 0 before the first measurement. */
  readonly width: number;
  /** Height of a row of one line, in px; follows the density. */
  readonly rowHeight: number;
  /** Font size compared with the usual one, which is 1. */
  readonly scale: number;
}

/** Observes the width of the scrolling part and, with a probe in the table, the density and the font size. */
export function useMeasures(
  scroller: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Measures {
  const [measures, setMeasures] = useState<Measures>({ width: 0, rowHeight: 40, scale: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const width = scroller.current?.clientWidth ?? 0;
      const rowHeight = probe.current?.offsetHeight || 40;
      const scale = Math.max(1, (probe.current?.offsetWidth ?? 0) / PROBE_WIDTH);
      setMeasures((old) =>
        old.width === width && old.rowHeight === rowHeight && old.scale === scale
          ? old
          : { width, rowHeight, scale },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (scroller.current) observer.observe(scroller.current);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, [scroller, probe]);
  return measures;
}
