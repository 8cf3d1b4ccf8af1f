import { expect, test } from 'vitest';
import { blockOf, gridKeyOf } from './grid-keys.js';

const KEY = { key: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('reads the keys of a spreadsheet', () => {
  expect(gridKeyOf({ ...KEY, key: 'z', ctrlKey: true })).toBe('undo');
  expect(gridKeyOf({ ...KEY, key: 'Z', metaKey: true, shiftKey: true })).toBe('redo');
  expect(gridKeyOf({ ...KEY, key: 'y', ctrlKey: true })).toBe('redo');
  expect(gridKeyOf({ ...KEY, key: 'd', ctrlKey: true })).toBe('fillDown');
  expect(gridKeyOf({ ...KEY, key: 'F8', shiftKey: true })).toBe('previousError');
  expect(gridKeyOf({ ...KEY, key: 'z' })).toBeNull();
});

test('cuts a copied block into rows and cells', () => {
  expect(blockOf('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(blockOf('one')).toEqual([['one']]);
  expect(blockOf('a\t\nb\t')).toEqual([
    ['a', ''],
    ['b', ''],
  ]);
  expect(blockOf('"two\nlines"\t"he said ""no"""')).toEqual([['two\nlines', 'he said "no"']]);
});

test('takes a text for what it is when its quotes do not close', () => {
  expect(blockOf('"open')).toEqual([['"open']]);
});
