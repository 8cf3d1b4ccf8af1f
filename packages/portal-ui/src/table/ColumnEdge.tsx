import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../provider/index.js';
import { color } from '../theme/index.js';
import type { Column } from './columns/column.js';
import { LEAST_CHOSEN, MOST_CHOSEN, widthsAfter, type ColumnWidths } from './columns/column-widths.js';
import { useTableModel } from './table-model.js';

interface ColumnEdgeProps {
  readonly column: Column<unknown>;
  /** Index of the column. */
  readonly at: number;
  readonly widths: ColumnWidths;
  /** True when it is a tab stop: in a head that sorts, the arrow key leads to it. */
  readonly isStop: boolean;
}

/** A drag: where it began, and the widths of that moment. */
interface Drag {
  readonly x: number;
  readonly from: readonly number[];
  /** True once the pointer has moved far enough to mean it: a press alone chooses no widths. */
  hasBegun: boolean;
}

/** Px that a pointer moves before it drags. */
const LEAST_DRAG = 3;

/** Px by which a key changes the width. */
const STEP = 16;

/** The edge of a column, by which it is made wider or narrower; a double click or Delete gives it its own width again. */
export function ColumnEdge({ column, at, widths, isStop }: ColumnEdgeProps) {
  const translate = useTranslate();
  const { columns, layout, scale } = useTableModel();
  const drag = useRef<Drag | null>(null);
  const change = (px: number, from = layout.widths) =>
    widths.choose(widthsAfter(columns, from, { at, px, scale }));
  return (
    <Edge
      role="separator"
      aria-orientation="vertical"
      aria-label={translate('common.columnWidth', { column: column.header })}
      aria-valuenow={Math.round((layout.widths[at] ?? 0) / scale)}
      aria-valuemin={LEAST_CHOSEN}
      aria-valuemax={MOST_CHOSEN}
      title={translate('common.columnWidthHint')}
      tabIndex={isStop ? 0 : -1}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, from: layout.widths, hasBegun: false };
      }}
      onPointerMove={({ clientX }) => {
        const held = drag.current;
        if (held === null) return;
        const px = clientX - held.x;
        held.hasBegun ||= Math.abs(px) >= LEAST_DRAG;
        if (held.hasBegun) change(px, held.from);
      }}
      onLostPointerCapture={() => (drag.current = null)}
      onDoubleClick={() => widths.reset(column.id)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'ArrowLeft') change(-STEP);
        else if (event.key === 'ArrowRight') change(STEP);
        else if (event.key === 'Delete') widths.reset(column.id);
        else if (event.key === 'Escape') event.currentTarget.parentElement?.querySelector('button')?.focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

const Edge = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: 9px;
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 10px;
    inset-inline-end: 0;
    width: 1px;
    background: transparent;
  }

  tr:hover > th > &::after {
    background: ${color('rule')};
  }

  &:hover::after,
  &:active::after,
  &:focus-visible::after {
    inset-block: 0;
    width: 2px;
    background: ${color('accent')};
  }

  &:focus-visible {
    outline: none;
  }
`;
