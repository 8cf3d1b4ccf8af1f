import { useMemo } from 'react';
import { GridLayout, useContainerWidth, verticalCompactor, type Layout } from 'react-grid-layout';
import { GRID_COLUMNS, GRID_ROW_HEIGHT } from '@kontor/portal-core/dashboards';
import { CanvasArea, Stack } from './GridCanvas.styles.js';
import type { GridEditorProps } from './GridEditor.js';
import { GRID_GAP, GRID_STACKED_UP_TO, inReadingOrder } from './grid-item.js';
import { keepStylesOut } from './style-guard.js';

const GRID = {
  cols: GRID_COLUMNS,
  rowHeight: GRID_ROW_HEIGHT,
  margin: [GRID_GAP, GRID_GAP],
  containerPadding: [0, 0],
} as const;
const DRAG = { handle: '[data-grid-handle]' };
const RESIZE = { handles: ['se'] } as const;

/** The editable grid. The only module that knows the dragging library. */
export function GridCanvas({ items, onChange, children, minWidth, minHeight }: GridEditorProps) {
  keepStylesOut();
  const { width, containerRef, mounted } = useContainerWidth();
  const isStacked = width <= GRID_STACKED_UP_TO;
  const layout = useMemo<Layout>(
    () => items.map(({ i, x, y, w, h }) => ({ i, x, y, w, h, minW: minWidth, minH: minHeight })),
    [items, minWidth, minHeight],
  );
  const reportPlaces = (after: Layout) =>
    onChange({ places: after.map(({ i, x, y, w, h }) => ({ i, x, y, w, h })) });
  return (
    <CanvasArea>
      <div ref={containerRef}>
        {mounted && isStacked && <StackedItems items={items}>{children}</StackedItems>}
        {mounted && !isStacked && (
          <GridLayout
            width={width}
            layout={layout}
            gridConfig={GRID}
            dragConfig={DRAG}
            resizeConfig={RESIZE}
            compactor={verticalCompactor}
            onDragStop={reportPlaces}
            onResizeStop={reportPlaces}
          >
            {items.map((item) => (
              <div key={item.i}>{children(item)}</div>
            ))}
          </GridLayout>
        )}
      </div>
    </CanvasArea>
  );
}

/** Where nothing can be dragged, for want of room: what an item holds moves it. */
function StackedItems({ items, children }: Pick<GridEditorProps, 'items' | 'children'>) {
  const read = inReadingOrder(items);
  return (
    <Stack>
      {items.map((item) => (
        <div key={item.i} style={{ order: read.indexOf(item) }}>
          {children(item)}
        </div>
      ))}
    </Stack>
  );
}
