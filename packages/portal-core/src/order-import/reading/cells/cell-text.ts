import { shownText } from './formula-guard.js';

/** Code of `=`, at which a formula begins. */
const EQUALS = 61;

/** The text of a cell without the export's formula guard and without outer spaces (including no-break ones). Clean cells cost nothing. */
export function cellText(cell: string | undefined): string {
  if (cell === undefined || cell === '') return '';
  const first = cell.charCodeAt(0);
  const last = cell.charCodeAt(cell.length - 1);
  if (first > 39 && first < 127 && first !== EQUALS && last > 32 && last < 127) return cell;
  return shownText(first === EQUALS ? cell.trim() : cell).trim();
}
