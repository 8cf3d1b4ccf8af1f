import { Fragment, useCallback, useImperativeHandle, useLayoutEffect } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useTableModel } from './table-model.js';
import { drawRow, useRowsInSight, type TableRowsProps } from './TableRows.js';

const CARD_HEIGHT = 220;

/** Draws the visible ones of thousands of rows; gaps between them are filled with empty height. */
export function VirtualRows(props: TableRowsProps) {
  const { table, ids, position, headHeight, onDrawn } = props;
  const model = useTableModel();
  const virtualizer = useRowVirtualizer(props, model.isCards ? CARD_HEIGHT : props.rowHeight);
  const reveal = (row: number) => virtualizer.scrollToIndex(row, { align: 'auto' });
  useImperativeHandle(props.reveal, () => reveal);
  useLayoutEffect(() => {
    if (position.row > 0) reveal(position.row);
    onDrawn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when these rows take the place of the first ones
  }, []);
  const { startIndex: first, endIndex: last } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
  // The visible rows are those that the browser scrolled to, since the focused row is rendered wherever it is.
  useRowsInSight({ first, last }, table.onVisibleRowsChange);
  const measure = model.isAutoHeight || model.isCards ? virtualizer.measureElement : undefined;
  let drawnTo = headHeight;
  return (
    <>
      {virtualizer.getVirtualItems().map(({ index, start, end }) => {
        const id = ids[index];
        if (id === undefined) return null;
        const gap = start - drawnTo;
        drawnTo = end;
        return (
          <Fragment key={id}>
            <Gap height={gap} />
            {drawRow(props, model, index, measure)}
          </Fragment>
        );
      })}
      <Gap height={virtualizer.getTotalSize() + headHeight - drawnTo} />
    </>
  );
}

function useRowVirtualizer({ ids, scroller, headHeight, position }: TableRowsProps, height: number) {
  const kept = position.row;
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: useCallback(
      (range: Range) => withKept(defaultRangeExtractor(range), kept, range.count),
      [kept],
    ),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  return virtualizer;
}

/** The focused row is rendered even out of sight, so that it keeps the focus. */
function withKept(indexes: number[], kept: number, count: number): number[] {
  if (kept < 0 || kept >= count || indexes.includes(kept)) return indexes;
  return [...indexes, kept].sort((a, b) => a - b);
}

/** Replaces rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  if (height < 1) return null;
  return (
    <tr aria-hidden="true" data-gap="">
      <td style={{ height }} />
    </tr>
  );
}
