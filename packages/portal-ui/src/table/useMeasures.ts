import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of the probe, in px, at the letters that widths of columns are meant for: its 10em at the 13 px of `size-sm`. */
const PROBE_WIDTH = 130;

/** Narrower than this, in px, times the scale of the letters, a row becomes a card. */
export const CARD_WIDTH = 640;

export interface Measures {
  /** Width the rows have between the edges and beside a scroll bar, in px; 0 before the first measure. */
  readonly width: number;
  /** Height of a row of one line, in px; follows the density. */
  readonly rowHeight: number;
  /** How much larger than usual the letters are; 1 where they are not. */
  readonly scale: number;
}

/** Watches the width of what scrolls and, by a probe in the table, the density and the size of the letters. */
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
