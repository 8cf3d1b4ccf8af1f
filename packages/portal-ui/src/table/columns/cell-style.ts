import type { CSSProperties } from 'react';
import type { Column } from './column.js';
import type { TableLayout } from './column-folds.js';

/** Styles of a pinned cell, and of one in folded rows, where columns are below each other. */
export function cellStyle(
  pin: Column<unknown>['pin'],
  at: number,
  { pins, folds }: TableLayout,
): CSSProperties | undefined {
  const place = folds?.places[at];
  if (place !== undefined) {
    const { track, line, span } = place;
    // Figures align with those of other rows; below a text they begin where it begins.
    return {
      gridColumn: track,
      gridRow: `${line} / span ${span}`,
      ...(line > 1 ? { textAlign: 'start' } : {}),
    };
  }
  const offset = pins[at] ?? null;
  if (offset === null) return undefined;
  return pin === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset };
}
