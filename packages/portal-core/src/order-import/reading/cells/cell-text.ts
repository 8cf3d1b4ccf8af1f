import { stripFormulaGuard } from './formula-guard.js';

/** The text of a cell without the export's formula guard and without outer spaces (including no-break ones). Clean cells cost nothing. */
export function cellText(cell: string | undefined): string {
  if (cell === undefined || cell === '') return '';
  const first = cell.charCodeAt(0);
  const last = cell.charCodeAt(cell.length - 1);
  if (first > 39 && first < 127 && last > 32 && last < 127) return cell;
  return stripFormulaGuard(cell).trim();
}
