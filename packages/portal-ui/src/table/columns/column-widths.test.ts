import { expect, it } from 'vitest';
import { layOutColumns } from './column-layout.js';
import {
  chosenColumns,
  LEAST_CHOSEN,
  MOST_CHOSEN,
  readWidths,
  widthsAfter,
  type ChosenWidths,
} from './column-widths.js';

const column = (id: string, width: number, more: { grow?: number; pin?: 'start' | 'end' } = {}) => ({
  id,
  width,
  header: id,
  text: () => '',
  ...more,
});
const columns = [
  column('number', 100, { pin: 'start' }),
  column('date', 100),
  column('products', 200, { grow: 1 }),
  column('actions', 60, { pin: 'end' }),
];
const laidOut = (chosen: ChosenWidths, available: number, scale = 1) =>
  layOutColumns(chosenColumns(columns, chosen, scale), available, false).widths;

it('a chosen width neither grows nor shrinks, and the others share the room', () => {
  expect(laidOut({ date: 160 }, 800)).toEqual([100, 160, 480, 60]);
  expect(laidOut({ date: 400 }, 500)).toEqual([100, 400, 200, 60]);
});

it('the room goes to a column without a chosen width when the growing one has been chosen', () => {
  expect(laidOut({ products: 150 }, 800)).toEqual([100, 490, 150, 60]);
});

it('chosen widths grow with the letters', () => {
  expect(laidOut({ date: 160 }, 0, 1.5)[1]).toBe(240);
});

it('a drag keeps what is before the column, so that the edge stays under the pointer', () => {
  const before = laidOut({}, 800);
  const chosen = widthsAfter(columns, before, { at: 2, px: -100, scale: 1 });
  expect(chosen).toEqual({ number: 100, date: 100, products: 440 });
  expect(laidOut({ date: 100 }, 800).slice(0, 1)).toEqual(before.slice(0, 1));
  expect(widthsAfter(columns, before, { at: 1, px: -900, scale: 1 })['date']).toBe(LEAST_CHOSEN);
  expect(widthsAfter(columns, before, { at: 1, px: 5000, scale: 1 })['date']).toBe(MOST_CHOSEN);
});

it('columns before a dragged one keep their widths on the screen, however large the letters', () => {
  for (const scale of [1.1, 1.15, 1.25, 1.4])
    for (const width of [181, 200, 233, 317]) {
      const held = widthsAfter(columns, [width, 100, 200, 60], { at: 1, px: 16, scale });
      expect(laidOut(held, 0, scale)[0]).toBe(width);
    }
});

it('widths are read as they were held, also of a column that had grown beyond what can be chosen', () => {
  const held = widthsAfter(columns, [100, 100, 1400.4, 60], { at: 3, px: 20, scale: 1 });
  expect(readWidths(JSON.stringify(held))).toEqual(held);
  expect(readWidths('{"date":1e9}')['date']).toBeLessThan(10_000);
});

it('kept widths that are none are left out', () => {
  expect(readWidths('{"date":120,"products":"wide","number":-4,"actions":5}')).toEqual({
    date: 120,
    actions: LEAST_CHOSEN,
  });
  for (const text of [null, 'null', '[', '7']) expect(readWidths(text)).toEqual({});
});
