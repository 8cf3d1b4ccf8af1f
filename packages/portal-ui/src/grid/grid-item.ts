import type { GridPlace } from '@kontor/portal-core/dashboards';

/** An item with an id and a place on the grid. */
export interface GridItem extends GridPlace {
  /** Id, unique within the grid. */
  readonly i: string;
}

/** Width of a container, in px, up to which twelve columns are too narrow: the items are stacked there, in reading order. */
export const GRID_STACKED_UP_TO = 720;

/** The items from the top left on. */
export const inReadingOrder = <Item extends GridItem>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => a.y - b.y || a.x - b.x);

/** Gap between two items, in px. */
export const GRID_GAP = 16;
