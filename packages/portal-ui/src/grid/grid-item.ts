import type { GridPlace } from '@kontor/portal-core';

/** Something with a name and a place on the grid. */
export interface GridItem extends GridPlace {
  /** Unique on its grid. */
  readonly i: string;
}

/** Between two items, in px. */
export const GRID_GAP = 16;
