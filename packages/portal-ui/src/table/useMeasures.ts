import { useLayoutEffect, useState, type RefObject } from 'react';

/** Narrower than this, in px, a row becomes a card. */
export const CARD_WIDTH = 640;

export interface Measures {
  /** Width the rows have between the edges and beside a scroll bar, in px; 0 before the first measure. */
  readonly width: number;
  /** Height of a row of one line, in px; follows the density. */
  readonly rowHeight: number;
}

/** Watches the width of what scrolls and, by a probe as high as a row, the density. */
export function useMeasures(
  scroller: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Measures {
  const [measures, setMeasures] = useState<Measures>({ width: 0, rowHeight: 40 });
  useLayoutEffect(() => {
    const measure = () => {
      const width = scroller.current?.clientWidth ?? 0;
      const rowHeight = probe.current?.offsetHeight || 40;
      setMeasures((old) => (old.width === width && old.rowHeight === rowHeight ? old : { width, rowHeight }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (scroller.current) observer.observe(scroller.current);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, [scroller, probe]);
  return measures;
}
