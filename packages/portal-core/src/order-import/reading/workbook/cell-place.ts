import { WorkbookError } from './zip.js';

/** The index, from 0, of the column in a cell's reference (`AB12`). */
export function columnOf(reference: string): number {
  let column = 0;
  for (const char of reference) {
    const letter = char.charCodeAt(0) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  if (column === 0 || column > 16_384) throw new WorkbookError('xlsxDamaged');
  return column - 1;
}
