import type { KeyboardEvent } from 'react';

/** What a key means in the grid besides moving and typing. */
export type GridKey = 'nextError' | 'previousError' | 'undo' | 'redo' | 'fillDown';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** F8 leads to errors; Ctrl (on a Mac Cmd) with Z, Y and D as in a spreadsheet. Null for every other key. */
export function gridKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): GridKey | null {
  if (key === 'F8') return shiftKey ? 'previousError' : 'nextError';
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (letter === 'y') return 'redo';
  return letter === 'd' ? 'fillDown' : null;
}

/** A block of cells as a spreadsheet copies it: tabs between cells, quotes round cells that hold a line end. */
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
