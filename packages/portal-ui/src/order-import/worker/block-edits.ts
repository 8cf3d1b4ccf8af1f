import { columnsOfSource, type ImportMapping } from '@kontor/portal-core/order-import';
import type { CheckedSheet } from './checked-sheet.js';
import { isWritable, rawText, sourceInForce, writtenText, type GridField } from './grid-fields.js';
import type { FillDown, FindAndReplace, PasteBlock } from './mending.types.js';
import type { CellChange, CheckedRow, RowFilter } from './protocol.js';

/** Number of rows processed at a time. */
const PORTION = 1000;

/** Changes that fill a row's text into rows below it; a blank text is only written into selected rows. */
export function fillingDown(sheet: CheckedSheet, mapping: ImportMapping, fill: FillDown): CellChange[] {
  const field = fieldOf(sheet, fill.field);
  const [from] = sheet.rows(fill.filter, fill.row, 1);
  if (field === undefined || from === undefined) return [];
  const text = textAt(field, from);
  const { into } = fill;
  if (typeof into !== 'string') {
    const rows = into.flatMap((index) => sheet.rows(fill.filter, index, 1));
    return rows.flatMap((row) => written(field, row, text, mapping));
  }
  if (text.trim() === '') return [];
  const changes: CellChange[] = [];
  for (const row of rowsFrom(sheet, fill.filter, fill.row + 1)) {
    if (into === 'blank' && textAt(field, row).trim() !== '') break;
    changes.push(...written(field, row, text, mapping));
  }
  return changes;
}

/**
 * Changes that paste a block of cells copied from a spreadsheet, from a cell to the right and down, and the number of
 * texts left over: those beyond the last row or column, or on a cell that cannot be written.
 */
export function pasting(sheet: CheckedSheet, mapping: ImportMapping, paste: PasteBlock) {
  const rows = sheet.rows(paste.filter, paste.row, paste.block.length);
  const changes: CellChange[] = [];
  let left = 0;
  for (const [down, texts] of paste.block.entries())
    for (const [right, pasted] of texts.entries()) {
      const text = pasted.trim();
      const field = fieldOf(sheet, paste.fields[right] ?? '');
      const row = rows[down];
      if (row !== undefined && field !== undefined && takes(field, row, text, mapping))
        changes.push(...written(field, row, text, mapping));
      else if (text !== '') left++;
    }
  return { changes, left };
}

/** Whether a cell can be written, or has the text already. */
function takes(field: GridField, row: CheckedRow, text: string, mapping: ImportMapping): boolean {
  return isWritable(sourceInForce(field, row.isFallback), mapping) || textAt(field, row).trim() === text;
}

/** Changes that replace a text in a field: the whole text of its cells, or every occurrence in them. Ignores upper and lower case. */
export function replacingText(
  sheet: CheckedSheet,
  mapping: ImportMapping,
  { filter, field: id, find, by, isWhole }: FindAndReplace,
): CellChange[] {
  const field = fieldOf(sheet, id);
  if (field === undefined || (find === '' && !isWhole)) return [];
  const changes: CellChange[] = [];
  for (const row of rowsFrom(sheet, filter, 0))
    changes.push(...(isWhole ? wholly(field, row, { find, by, mapping }) : within(field, row, find, by)));
  return changes;
}

function* rowsFrom(sheet: CheckedSheet, filter: RowFilter, first: number): Generator<CheckedRow> {
  for (let from = first; ; from += PORTION) {
    const rows = sheet.rows(filter, from, PORTION);
    yield* rows;
    if (rows.length < PORTION) return;
  }
}

function fieldOf(sheet: CheckedSheet, id: string): GridField | undefined {
  return sheet.fields.find((field) => field.id === id);
}

function textAt(field: GridField, row: CheckedRow): string {
  return rawText(sourceInForce(field, row.isFallback), row.cells);
}

function written(field: GridField, row: CheckedRow, text: string, mapping: ImportMapping): CellChange[] {
  const source = sourceInForce(field, row.isFallback);
  if (!isWritable(source, mapping) || rawText(source, row.cells) === text) return [];
  return writtenText(source, text).map((cell) => ({ line: row.line, ...cell }));
}

function wholly(
  field: GridField,
  row: CheckedRow,
  { find, by, mapping }: { readonly find: string; readonly by: string; readonly mapping: ImportMapping },
): CellChange[] {
  return folded(textAt(field, row).trim()) === folded(find.trim()) ? written(field, row, by, mapping) : [];
}

function within(field: GridField, row: CheckedRow, find: string, by: string): CellChange[] {
  return columnsOfSource(sourceInForce(field, row.isFallback)).flatMap((column) => {
    const before = row.cells[column] ?? '';
    const value = replacedAll(before, find, by);
    return value === before ? [] : [{ line: row.line, column, value }];
  });
}

function replacedAll(text: string, find: string, by: string): string {
  const literal = find.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return text.replace(new RegExp(literal, 'giu'), () => by);
}

function folded(text: string): string {
  return text.toLocaleLowerCase('de');
}
