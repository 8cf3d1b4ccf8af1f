import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Column } from './column.js';
import { fittingColumns, layOutColumns, SELECTION_WIDTH } from './column-layout.js';

const column = (width: number, grow = 0, pin?: 'start' | 'end') => ({ width, grow, pin });
const anyColumn = fc.record({
  width: fc.integer({ min: 24, max: 400 }),
  grow: fc.nat({ max: 3 }),
  pin: fc.constantFrom<('start' | 'end' | undefined)[]>(undefined, 'start', 'end'),
});

it('the room left over goes to the columns that want to grow', () => {
  const { widths, total } = layOutColumns([column(100), column(100, 2), column(100, 1)], 600, false);
  expect(widths).toEqual([100, 300, 200]);
  expect(total).toBe(600);
});

it('the room left over goes to the last scrolling column when none wants to grow', () => {
  const { widths } = layOutColumns([column(100, 0, 'start'), column(100), column(80, 0, 'end')], 400, false);
  expect(widths).toEqual([100, 220, 80]);
});

it('a column is never narrower than its own width', () => {
  expect(layOutColumns([column(300), column(300, 1)], 200, true).widths).toEqual([300, 300]);
});

it('narrows columns to their least widths where that spares scrolling sideways, each by its share', () => {
  const columns = [column(100), { width: 100, leastWidth: 60 }, { width: 100, leastWidth: 80 }];
  expect(layOutColumns(columns, 300, false).widths).toEqual([100, 100, 100]);
  expect(layOutColumns(columns, 270, false).widths).toEqual([100, 80, 90]);
  expect(layOutColumns(columns, 240, false).widths).toEqual([100, 60, 80]);
  expect(layOutColumns(columns, 239, false).widths).toEqual([100, 100, 100]);
  expect(layOutColumns(columns, 0, false).widths).toEqual([100, 100, 100]);
});

it('narrows columns below their fold widths only after all others have given up what they can spare', () => {
  const columns = [
    { width: 100, foldWidth: 90, leastWidth: 60 },
    { width: 100, leastWidth: 70 },
  ];
  expect(layOutColumns(columns, 160, false).widths).toEqual([90, 70]);
  expect(layOutColumns(columns, 150, false).widths).toEqual([80, 70]);
  expect(layOutColumns(columns, 130, false).widths).toEqual([60, 70]);
  expect(layOutColumns(columns, 129, false).widths).toEqual([100, 100]);
});

it('stacks pinned columns from their own edge, after the check boxes', () => {
  const columns = [
    column(120, 0, 'start'),
    column(60, 0, 'start'),
    column(200),
    column(40, 0, 'end'),
    column(50, 0, 'end'),
  ];
  expect(layOutColumns(columns, 0, true).pins).toEqual([SELECTION_WIDTH, SELECTION_WIDTH + 120, null, 50, 0]);
});

it('fills the room exactly whenever there is any', () => {
  fc.assert(
    fc.property(
      fc.array(anyColumn, { minLength: 1, maxLength: 12 }),
      fc.nat({ max: 4000 }),
      fc.boolean(),
      (columns, room, boxes) => {
        const { widths, total } = layOutColumns(columns, room, boxes);
        const least = columns.reduce((sum, one) => sum + one.width, boxes ? SELECTION_WIDTH : 0);
        expect(Math.abs(total - Math.max(room, least))).toBeLessThanOrEqual(columns.length);
        widths.forEach((width, index) => expect(width).toBeGreaterThanOrEqual(columns[index]!.width));
      },
    ),
  );
});

it('leaves out yielding columns, the last first, before anything scrolls', () => {
  const named = (id: string, isYielding = false): Column<unknown> => ({
    id,
    header: id,
    width: 100,
    isYielding,
    text: () => id,
  });
  const columns = [named('a'), named('b', true), named('c', true), named('d')];
  const fitting = (room: number) => fittingColumns(columns, room, true).map(({ id }) => id);
  expect(fitting(0)).toEqual(['a', 'b', 'c', 'd']);
  expect(fitting(400 + SELECTION_WIDTH)).toEqual(['a', 'b', 'c', 'd']);
  expect(fitting(399 + SELECTION_WIDTH)).toEqual(['a', 'b', 'd']);
  expect(fitting(150)).toEqual(['a', 'd']);
});
