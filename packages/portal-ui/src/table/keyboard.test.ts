import { describe, expect, it } from 'vitest';
import { intentOf, movedColumn, movedIndex, type Keys } from './keyboard.js';

const press = (key: string, held: Partial<Keys> = {}): Keys => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('from row to row', () => {
  it.each([
    ['ArrowDown', 'down'],
    ['j', 'down'],
    ['ArrowUp', 'up'],
    ['k', 'up'],
    ['PageDown', 'pageDown'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('%s moves %s', (key, to) => {
    expect(intentOf(press(key), 'rows')).toEqual({ kind: 'move', to, isExtending: false });
  });

  it('extends the selection with Shift and an arrow key', () => {
    expect(intentOf(press('ArrowDown', { shiftKey: true }), 'rows')).toMatchObject({ isExtending: true });
  });

  it.each([
    ['Enter', 'open'],
    [' ', 'toggle'],
    ['Escape', 'escape'],
    ['Tab', 'leave'],
  ])('"%s" means %s', (key, kind) => {
    expect(intentOf(press(key), 'rows')).toEqual({ kind });
  });

  it('leaves other letters and the browser’s own combinations alone', () => {
    expect(intentOf(press('x'), 'rows')).toBeNull();
    expect(intentOf(press('k', { ctrlKey: true }), 'rows')).toBeNull();
    expect(intentOf(press('ArrowLeft', { altKey: true }), 'rows')).toBeNull();
  });
});

describe('from cell to cell', () => {
  it('edits by Enter, F2 or the first letter', () => {
    expect(intentOf(press('Enter'), 'cells')).toEqual({ kind: 'edit' });
    expect(intentOf(press('F2'), 'cells')).toEqual({ kind: 'edit' });
    expect(intentOf(press('ß'), 'cells')).toEqual({ kind: 'edit', text: 'ß' });
  });

  it('goes to the ends of the row by Home and End, of the table with Ctrl', () => {
    expect(intentOf(press('Home'), 'cells')).toEqual({ kind: 'sideways', to: 'rowStart' });
    expect(intentOf(press('End', { ctrlKey: true }), 'cells')).toMatchObject({ kind: 'move', to: 'last' });
  });
});

it('selects all by Ctrl or Cmd and A', () => {
  expect(intentOf(press('a', { ctrlKey: true }), 'rows')).toEqual({ kind: 'selectAll' });
  expect(intentOf(press('A', { metaKey: true }), 'cells')).toEqual({ kind: 'selectAll' });
});

it('stays inside the rows and columns', () => {
  expect([
    movedIndex('up', 0, 10, 5),
    movedIndex('pageDown', 8, 10, 5),
    movedIndex('last', 2, 10, 5),
  ]).toEqual([0, 9, 9]);
  expect([movedColumn('left', 0, 4), movedColumn('rowEnd', 1, 4), movedColumn('right', 1, 4)]).toEqual([
    0, 3, 2,
  ]);
});
