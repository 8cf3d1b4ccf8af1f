import type { GridPlace } from '@kontor/portal-core/dashboards';

/** An item with an id and a place on the grid. */
export interface GridItem extends GridPlace {
  /** Id, unique within the grid. */
  readonly i: string;
}

/** Gap between two items, in px. */
export const GRID_GAP = 16;
