import type { CSSProperties, ReactNode } from 'react';
import { GRID_COLUMNS, GRID_ROW_HEIGHT } from '@kontor/portal-core/dashboards';
import { styled } from 'styled-components';
import { GRID_GAP, GRID_STACKED_UP_TO, inReadingOrder, type GridItem } from './grid-item.js';

export interface GridProps<Item extends GridItem> {
  /** Items of the grid; rendered from the top left on. */
  readonly items: readonly Item[];
  /** Renders one item. */
  readonly children: (item: Item) => ReactNode;
}

/** Read-only grid of items; one column in a narrow container. Needs no library, because nothing can be moved. */
export function Grid<Item extends GridItem>({ items, children }: GridProps<Item>) {
  return (
    <Area>
      <Cells>
        {inReadingOrder(items).map((item) => (
          <Cell key={item.i} style={placeOf(item)}>
            {children(item)}
          </Cell>
        ))}
      </Cells>
    </Area>
  );
}

function placeOf({ x, y, w, h }: GridItem): CSSProperties {
  return { '--x': x + 1, '--y': y + 1, '--w': w, '--h': h } as CSSProperties;
}

const Area = styled.div`
  container-type: inline-size;
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(${GRID_COLUMNS}, minmax(0, 1fr));
  grid-auto-rows: ${GRID_ROW_HEIGHT}px;
  gap: ${GRID_GAP}px;

  @container (max-width: ${GRID_STACKED_UP_TO}px) {
    display: flex;
    flex-direction: column;
  }
`;

const Cell = styled.div`
  grid-column: var(--x) / span var(--w);
  grid-row: var(--y) / span var(--h);
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  & > * {
    flex: 1;
    min-height: 0;
  }
`;
