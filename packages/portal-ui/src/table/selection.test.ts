import { expect, it } from 'vitest';
import { selectionExtent, selectRange, toggleAll, toggleRow } from './selection.js';
import { nextSort } from './sorting.js';

const ids = ['a', 'b', 'c', 'd', 'e'];
const picked = (...chosen: string[]) => new Set(chosen);

it('selects a row and lets it go again', () => {
  expect(toggleRow(picked('a'), 'b')).toEqual(picked('a', 'b'));
  expect(toggleRow(picked('a', 'b'), 'b')).toEqual(picked('a'));
});

it('everything between two presses gets the state of the first', () => {
  expect(selectRange(picked('b'), ids, 1, 3)).toEqual(picked('b', 'c', 'd'));
  expect(selectRange(picked('a', 'b', 'c', 'd'), ids, 4, 2)).toEqual(picked('a', 'b'));
});

it('selects the whole page and lets it go, keeping rows of other pages', () => {
  expect(toggleAll(picked('z'), ids)).toEqual(picked('z', ...ids));
  expect(toggleAll(picked('z', ...ids), ids)).toEqual(picked('z'));
});

it('knows how much of the page is selected', () => {
  expect(selectionExtent(picked(), ids)).toBe('none');
  expect(selectionExtent(picked('z'), ids)).toBe('none');
  expect(selectionExtent(picked('a'), ids)).toBe('some');
  expect(selectionExtent(picked(...ids), ids)).toBe('all');
});

it('turns the order of a column round and starts another ascending', () => {
  expect(nextSort(null, 'date')).toEqual({ columnId: 'date', direction: 'ascending' });
  expect(nextSort({ columnId: 'date', direction: 'ascending' }, 'date').direction).toBe('descending');
  expect(nextSort({ columnId: 'date', direction: 'descending' }, 'status')).toEqual({
    columnId: 'status',
    direction: 'ascending',
  });
});
