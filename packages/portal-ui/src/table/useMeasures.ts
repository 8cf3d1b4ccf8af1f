import { useLayoutEffect, useState, type RefObject } from 'react';

/** Narrower than this, in px, a row becomes a card. */
export const CARD_WIDTH = 640;

export interface Measures {
  /** Inner width of the table's frame, in px; 0 before the first measure. */
  readonly width: number;
  /** Height of a row of one line, in px; follows the density. */
  readonly rowHeight: number;
}

/** Watches the frame's width and, by a probe as high as a row, the density. */
export function useMeasures(
  frame: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Measures {
  const [measures, setMeasures] = useState<Measures>({ width: 0, rowHeight: 40 });
  useLayoutEffect(() => {
    const measure = () => {
      const width = frame.current?.clientWidth ?? 0;
      const rowHeight = probe.current?.offsetHeight || 40;
      setMeasures((old) => (old.width === width && old.rowHeight === rowHeight ? old : { width, rowHeight }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, [frame, probe]);
  return measures;
}
