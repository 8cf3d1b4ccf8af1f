import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRID_COLUMNS, onGrid } from './dashboard.content.js';
import type { DashboardWidget } from './dashboard.types.js';
import { addWidget, canStep, compactLayout, overlap, stepWidget, type LayoutStep } from './layout.js';

const at = (i: string, x: number, y: number, w: number, h: number): DashboardWidget => ({
  i,
  x,
  y,
  w,
  h,
  kind: 'html_card',
});
const places = (widgets: readonly DashboardWidget[]) =>
  Object.fromEntries(widgets.map(({ i, x, y, w, h }) => [i, [x, y, w, h]]));

/** A chart over two lists side by side. */
const LAYOUT = [at('chart', 0, 0, 12, 6), at('orders', 0, 6, 7, 8), at('posts', 7, 6, 5, 8)];

describe('a layout', () => {
  it('is moved up where there is room', () => {
    expect(places(compactLayout([at('a', 0, 5, 4, 4), at('b', 2, 20, 4, 4), at('c', 8, 9, 4, 2)]))).toEqual({
      a: [0, 0, 4, 4],
      c: [8, 0, 4, 2],
      b: [2, 4, 4, 4],
    });
  });

  it('takes a new widget below all others, four by four, under a name of its own', () => {
    const once = addWidget(LAYOUT, { kind: 'html_card', title: 'Neu' });
    const twice = addWidget(once, { kind: 'html_card' });
    expect(places(twice)).toMatchObject({ 'html_card-1': [0, 14, 4, 4], 'html_card-2': [0, 18, 4, 4] });
    expect(once.at(-1)).toMatchObject({ kind: 'html_card', title: 'Neu' });
  });
});

describe('a step', () => {
  const after = (id: string, step: LayoutStep) => places(stepWidget(LAYOUT, id, step));

  it('up and down passes the neighbour in the same columns', () => {
    expect(after('orders', 'up')).toEqual({
      orders: [0, 0, 7, 8],
      chart: [0, 8, 12, 6],
      posts: [7, 14, 5, 8],
    });
    expect(after('chart', 'down')).toEqual({
      orders: [0, 0, 7, 8],
      chart: [0, 8, 12, 6],
      posts: [7, 0, 5, 8],
    });
  });

  it('to the side makes the others give way', () => {
    expect(after('orders', 'right')).toMatchObject({ orders: [1, 6, 7, 8], posts: [7, 14, 5, 8] });
    expect(after('posts', 'left')).toMatchObject({ posts: [6, 6, 5, 8], orders: [0, 14, 7, 8] });
  });

  it('a widget is resized only within the grid', () => {
    expect(after('orders', 'narrower')).toMatchObject({ orders: [0, 6, 6, 8] });
    expect(after('posts', 'wider')).toMatchObject({ posts: [6, 6, 6, 8], orders: [0, 14, 7, 8] });
    expect(after('chart', 'taller')).toMatchObject({ chart: [0, 0, 12, 7], orders: [0, 7, 7, 8] });
    expect(after('chart', 'lower')).toMatchObject({ chart: [0, 0, 12, 5], orders: [0, 5, 7, 8] });
  });

  it.each([
    ['chart', 'up'],
    ['chart', 'left'],
    ['chart', 'right'],
    ['chart', 'wider'],
    ['orders', 'left'],
    ['orders', 'down'],
    ['nobody', 'down'],
  ] as const)('a step that is impossible changes nothing: %s %s', (id, step) => {
    expect(stepWidget(LAYOUT, id, step)).toBe(LAYOUT);
  });
});

const place = fc.record({
  x: fc.integer({ min: 0, max: 11 }),
  y: fc.integer({ min: 0, max: 40 }),
  w: fc.integer({ min: 1, max: 12 }),
  h: fc.integer({ min: 1, max: 12 }),
});
const layouts = fc
  .array(place, { maxLength: 12 })
  .map((list) =>
    list.map((each, index): DashboardWidget => ({ i: String(index), ...onGrid(each), kind: 'html_card' })),
  );
const steps: readonly LayoutStep[] = ['left', 'right', 'up', 'down', 'wider', 'narrower', 'taller', 'lower'];

describe('whatever is done to a layout', () => {
  it('no two widgets overlap, all stay on the grid, none is lost, their order is kept', () => {
    const moves = fc.array(fc.tuple(fc.nat(11), fc.constantFrom(...steps)), { maxLength: 20 });
    fc.assert(
      fc.property(layouts, moves, (start, taken) => {
        let widgets: readonly DashboardWidget[] = compactLayout(start);
        expect(compactLayout(widgets)).toEqual(widgets);
        for (const [index, step] of taken) widgets = stepWidget(widgets, String(index), step);
        expect(widgets.map(({ i }) => i)).toEqual(start.map(({ i }) => i));
        for (const one of widgets) {
          expect(onGrid(one)).toEqual({ x: one.x, y: one.y, w: one.w, h: one.h });
          expect(one.x + one.w).toBeLessThanOrEqual(GRID_COLUMNS);
          for (const other of widgets) expect(one.i === other.i || !overlap(one, other)).toBe(true);
        }
      }),
    );
  });

  it('a step changes something exactly when it can be taken', () => {
    fc.assert(
      fc.property(layouts, fc.constantFrom(...steps), (start, step) => {
        const widgets = compactLayout(start);
        for (const widget of widgets)
          expect(stepWidget(widgets, widget.i, step) !== widgets).toBe(canStep(widgets, widget, step));
      }),
    );
  });
});
