import { columnsOfSource, type ImportMapping } from '@kontor/portal-core/order-import';
import type { CheckedSheet } from './checked-sheet.js';
import { isWritable, rawText, sourceInForce, writtenText, type GridField } from './grid-fields.js';
import type { FillDown, FindAndReplace, PasteBlock } from './mending.types.js';
import type { CellChange, CheckedRow } from './protocol.js';

/** Rows looked at in one go. */
const PORTION = 1000;

/** What writes the first chosen row's text into the others. */
export function fillingDown(sheet: CheckedSheet, mapping: ImportMapping, fill: FillDown): CellChange[] {
  const field = fieldOf(sheet, fill.field);
  const [first, ...others] = fill.rows;
  const from = first === undefined ? undefined : sheet.rows(fill.filter, first, 1)[0];
  if (field === undefined || from === undefined) return [];
  const text = rawText(sourceInForce(field, from.isFallback), from.cells);
  return others.flatMap((index) => {
    const [row] = sheet.rows(fill.filter, index, 1);
    return row === undefined ? [] : written(field, row, text, mapping);
  });
}

/** What writes a block of cells, as a spreadsheet copies it, from a place to the right and down; what stands over the edge is left. */
export function pasting(sheet: CheckedSheet, mapping: ImportMapping, paste: PasteBlock): CellChange[] {
  const rows = sheet.rows(paste.filter, paste.row, paste.block.length);
  return rows.flatMap((row, down) =>
    (paste.block[down] ?? []).flatMap((text, right) => {
      const field = fieldOf(sheet, paste.fields[right] ?? '');
      return field === undefined ? [] : written(field, row, text.trim(), mapping);
    }),
  );
}

/** What replaces a text in a field: the whole text of its cells, or wherever it stands in them. Upper and lower case are one. */
export function replacingText(
  sheet: CheckedSheet,
  mapping: ImportMapping,
  { filter, field: id, find, by, isWhole }: FindAndReplace,
): CellChange[] {
  const field = fieldOf(sheet, id);
  if (field === undefined || (find === '' && !isWhole)) return [];
  const changes: CellChange[] = [];
  for (let from = 0; ; from += PORTION) {
    const rows = sheet.rows(filter, from, PORTION);
    for (const row of rows)
      changes.push(...(isWhole ? wholly(field, row, { find, by, mapping }) : within(field, row, find, by)));
    if (rows.length < PORTION) return changes;
  }
}

function fieldOf(sheet: CheckedSheet, id: string): GridField | undefined {
  return sheet.fields.find((field) => field.id === id);
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
  const text = rawText(sourceInForce(field, row.isFallback), row.cells);
  return folded(text.trim()) === folded(find.trim()) ? written(field, row, by, mapping) : [];
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
