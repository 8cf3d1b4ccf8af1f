import type { KeyboardEvent } from 'react';

/** Action of a key in the grid, besides moving and typing. */
export type GridKey = 'nextError' | 'previousError' | 'undo' | 'redo' | 'fillDown';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The action of a key: F8 for errors; Ctrl (Cmd on a Mac) with Z, Y and D as in a spreadsheet. Null for every other key. */
export function gridKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): GridKey | null {
  if (key === 'F8') return shiftKey ? 'previousError' : 'nextError';
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (letter === 'y') return 'redo';
  return letter === 'd' ? 'fillDown' : null;
}

/** Parses cells copied from a spreadsheet: tabs between cells, quotes around cells that contain a line break. */
export function blockOf(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (end === undefined) return [[text]];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}
