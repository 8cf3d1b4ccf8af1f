/** Index of the first column from `from` on that is not blank, or -1. */
export function firstFilled(cells: readonly string[], from: number): number {
  for (let column = from; column < cells.length; column += 1) {
    const cell = cells[column] ?? '';
    if (cell !== '' && (isInk(cell.charCodeAt(0)) || cell.trim() !== '')) return column;
  }
  return -1;
}

/** Number of cells that are not blank. */
export function countFilled(cells: readonly string[]): number {
  let count = 0;
  for (let at = firstFilled(cells, 0); at >= 0; at = firstFilled(cells, at + 1)) count += 1;
  return count;
}

/** Whether a character is certainly not removed by `trim`: printable ASCII except the space. */
function isInk(unit: number): boolean {
  return unit > 32 && unit < 127;
}
