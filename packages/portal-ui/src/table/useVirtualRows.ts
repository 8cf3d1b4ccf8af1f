import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';

/** Number of rows up to which all are rendered, so that the browser's own search finds every one of a page. */
const DRAWN_WHOLE = 100;
const CARD_HEIGHT = 220;

interface VirtualRowsOptions {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  /** Height of the head that covers the upper edge of the scrolling part. */
  readonly headHeight: number;
  /** True when rows are measured instead of all being `rowHeight` high. */
  readonly isMeasured: boolean;
  readonly isCards: boolean;
  /** Row that is rendered even out of sight, so that it keeps the focus. */
  readonly keptRow: number;
}

export interface VirtualRows {
  /** First and last visible index, both included; last is below first when there are none. */
  readonly inSight: { readonly first: number; readonly last: number };
  /** The rows to render; gaps between them are filled with empty height. */
  readonly items: readonly VirtualItem[];
  /** Height of all rows, in px. */
  readonly height: number;
  /** Scrolls a row into view below the head. */
  readonly reveal: (index: number) => void;
  /** Ref of a measured row. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** Determines the visible rows. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { count, scroller, rowHeight, headHeight, isMeasured, isCards, keptRow } = options;
  const isWhole = count <= DRAWN_WHOLE;
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (isWhole) return Array.from({ length: range.count }, (_, index) => index);
      return withKept(defaultRangeExtractor(range), keptRow, range.count);
    },
    [isWhole, keptRow],
  );
  const height = isCards ? CARD_HEIGHT : rowHeight;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const { startIndex: first, endIndex: last } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
  return {
    inSight: isWhole ? { first: 0, last: count - 1 } : { first, last },
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    measure: isMeasured || isCards ? virtualizer.measureElement : undefined,
  };
}

function withKept(indexes: number[], kept: number, count: number): number[] {
  if (kept < 0 || kept >= count || indexes.includes(kept)) return indexes;
  return [...indexes, kept].sort((a, b) => a - b);
}
