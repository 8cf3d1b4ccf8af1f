import { stripFormulaGuard } from './formula-guard.js';

/** The text of a cell: the export's formula guard taken off, spaces (no-break ones too) around it cut. Clean cells cost nothing. */
export function cellText(cell: string | undefined): string {
  if (cell === undefined || cell === '') return '';
  const first = cell.charCodeAt(0);
  const last = cell.charCodeAt(cell.length - 1);
  if (first > 39 && first < 127 && last > 32 && last < 127) return cell;
  return stripFormulaGuard(cell).trim();
}
