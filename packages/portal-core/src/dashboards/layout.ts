import {
  GRID_COLUMNS,
  onGrid,
  WIDGET_MIN_HEIGHT,
  WIDGET_MIN_WIDTH,
  WIDGET_SIZE,
} from './dashboard.content.js';
import type { DashboardWidget, GridPlace } from './dashboard.types.js';

/** A step that moves or resizes a widget on the grid, by keyboard or button. */
export type LayoutStep = 'left' | 'right' | 'up' | 'down' | 'wider' | 'narrower' | 'taller' | 'lower';

/** True when two places share a cell. */
export const overlap = (a: GridPlace, b: GridPlace): boolean =>
  shareColumns(a, b) && a.y < b.y + b.h && b.y < a.y + a.h;

/**
 * Moves the widgets up so that no gaps remain, and returns them in the given order: each goes as far up as the ones before it allow, so
 * that no two overlap. `rank` decides which widget goes first; by default the topmost, then the leftmost.
 */
export function compactLayout<T extends GridPlace>(
  widgets: readonly T[],
  rank: (widget: T) => number = (widget) => widget.y,
): readonly T[] {
  const placed = new Map<T, T>();
  for (const widget of widgets.toSorted((a, b) => rank(a) - rank(b) || a.x - b.x)) {
    const y = [...placed.values()]
      .filter((other) => shareColumns(widget, other))
      .reduce((floor, other) => Math.max(floor, other.y + other.h), 0);
    placed.set(widget, { ...widget, y });
  }
  return widgets.map((widget) => placed.get(widget) ?? widget);
}

/** Adds a widget in default size below all others, with an id that none of them has. */
export function addWidget(
  widgets: readonly DashboardWidget[],
  widget: Omit<DashboardWidget, keyof GridPlace | 'i'>,
): readonly DashboardWidget[] {
  const y = widgets.reduce((bottom, other) => Math.max(bottom, other.y + other.h), 0);
  const added = { ...widget, i: freeName(widgets, widget.kind), x: 0, y, w: WIDGET_SIZE, h: WIDGET_SIZE };
  return compactLayout([...widgets, added]);
}

function freeName(widgets: readonly DashboardWidget[], kind: string): string {
  const taken = new Set(widgets.map(({ i }) => i));
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

/** The widgets after one of them took a step; the others make room. An impossible step changes nothing. */
export function stepWidget<T extends DashboardWidget>(
  widgets: readonly T[],
  id: string,
  step: LayoutStep,
): readonly T[] {
  const widget = widgets.find(({ i }) => i === id);
  if (widget === undefined || !canStep(widgets, widget, step)) return widgets;
  if (step === 'up' || step === 'down') return passNeighbour(widgets, widget, step);
  const changed = { ...widget, ...onGrid(resized(widget, step)) };
  return compactLayout(
    widgets.map((other) => (other.i === id ? changed : other)),
    (other) => (other.i === id ? other.y - 0.5 : other.y),
  );
}

/** Whether a step of a widget would change anything. */
export function canStep<T extends DashboardWidget>(
  widgets: readonly T[],
  widget: T,
  step: LayoutStep,
): boolean {
  switch (step) {
    case 'left':
      return widget.x > 0;
    case 'right':
      return widget.x + widget.w < GRID_COLUMNS;
    case 'wider':
      return widget.w < GRID_COLUMNS;
    case 'narrower':
      return widget.w > WIDGET_MIN_WIDTH;
    case 'taller':
      return true;
    case 'lower':
      return widget.h > WIDGET_MIN_HEIGHT;
    default:
      return neighbour(widgets, widget, step) !== undefined;
  }
}

/** The resized place. A widget at the right edge that becomes wider grows to the left. */
function resized({ x, y, w, h }: GridPlace, step: LayoutStep): GridPlace {
  switch (step) {
    case 'left':
      return { x: x - 1, y, w, h };
    case 'right':
      return { x: x + 1, y, w, h };
    case 'wider':
      return { x, y, w: w + 1, h };
    case 'narrower':
      return { x, y, w: w - 1, h };
    case 'taller':
      return { x, y, w, h: h + 1 };
    default:
      return { x, y, w, h: h - 1 };
  }
}

function passNeighbour<T extends DashboardWidget>(
  widgets: readonly T[],
  widget: T,
  step: 'up' | 'down',
): readonly T[] {
  const passed = neighbour(widgets, widget, step) ?? widget;
  const target = step === 'up' ? passed.y - 0.5 : passed.y + 0.5;
  return compactLayout(widgets, (other) => (other.i === widget.i ? target : other.y));
}

/** The nearest widget above or below in the same columns. */
function neighbour<T extends DashboardWidget>(
  widgets: readonly T[],
  widget: T,
  step: 'up' | 'down',
): T | undefined {
  const beside = widgets.filter((other) => other.i !== widget.i && shareColumns(other, widget));
  return step === 'up'
    ? beside.filter((other) => other.y < widget.y).sort((a, b) => b.y - a.y)[0]
    : beside.filter((other) => other.y > widget.y).sort((a, b) => a.y - b.y)[0];
}

function shareColumns(a: GridPlace, b: GridPlace): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w;
}
