import { useMemo } from 'react';
import { GridLayout, useContainerWidth, verticalCompactor, type Layout } from 'react-grid-layout';
import { GRID_COLUMNS, GRID_ROW_HEIGHT } from '@kontor/portal-core/dashboards';
import { CanvasArea } from './GridCanvas.styles.js';
import type { GridEditorProps } from './GridEditor.js';
import { GRID_GAP } from './grid-item.js';
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
  const layout = useMemo<Layout>(
    () => items.map(({ i, x, y, w, h }) => ({ i, x, y, w, h, minW: minWidth, minH: minHeight })),
    [items, minWidth, minHeight],
  );
  const reportPlaces = (after: Layout) =>
    onChange({ places: after.map(({ i, x, y, w, h }) => ({ i, x, y, w, h })) });
  return (
    <CanvasArea>
      <div ref={containerRef}>
        {mounted && (
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
