import type { Translate } from '@kontor/portal-core';
import { columnsOfSource, isJoined, takePart, type FieldSource } from '@kontor/portal-core/order-import';
import { rawText, sourceInForce, type GridField } from '../worker/grid-fields.js';
import type { CheckedRow } from '../worker/protocol.js';
import { Blank, Borrowed, CellNote, CellText, Edited } from './CheckGrid.styles.js';
import { valueText } from './value-text.js';

/** What a row says in a field, as it is edited: the whole text of its columns, or the fixed value. */
export function textOf(field: GridField, row: CheckedRow): string {
  const source = sourceInForce(field, row.isFallback);
  return source === undefined ? field.constant : rawText(source, row.cells);
}

interface FieldCellProps {
  readonly field: GridField;
  readonly below: readonly GridField[];
  readonly row: CheckedRow;
  readonly translate: Translate;
}

/** A field of a row: what it says, whether it was changed by hand or taken from the other address, and what is told under it. */
export function FieldCell({ field, below, row, translate }: FieldCellProps) {
  const source = sourceInForce(field, row.isFallback);
  const text =
    source === undefined
      ? valueText(field.field, field.constant, translate)
      : partOf(source, textOf(field, row));
  const original = originalText(source, row);
  const notes = below.map((one) => textOf(one, row)).filter((note) => note.trim() !== '');
  if (text === '' && original === null && notes.length > 0 && !isWrong(field, row))
    return <CellText>{notes.join(' · ')}</CellText>;
  const shown = text === '' ? <Blank>{translate('orderImport.blank')}</Blank> : text;
  return (
    <CellText>
      {original !== null ? (
        <Edited title={translate('orderImport.editedFrom', { value: original })}>{shown}</Edited>
      ) : row.isFallback && field.fallback !== undefined ? (
        <Borrowed title={translate('orderImport.fromFallback')}>{text}</Borrowed>
      ) : text === '' && isWrong(field, row) ? (
        shown
      ) : (
        text
      )}
      {notes.length > 0 && <CellNote>{notes.join(' · ')}</CellNote>}
    </CellText>
  );
}

function isWrong({ field }: GridField, { issues }: CheckedRow): boolean {
  return issues.some((issue) => issue.field === field);
}

/** A text as the recipe reads it: of „20457 Hamburg“ the post code. What cannot be split shows whole. */
function partOf(source: FieldSource, text: string): string {
  if (!isJoined(source) || source.part === undefined) return text;
  return takePart(text, source.part) ?? text;
}

/** What the file says where cells were changed by hand; null where none were. */
function originalText(source: FieldSource | undefined, { originals, cells }: CheckedRow): string | null {
  const columns = columnsOfSource(source);
  if (columns.every((column) => originals[column] === undefined)) return null;
  const before = [...cells];
  for (const column of columns) before[column] = originals[column] ?? cells[column] ?? '';
  return rawText(source, before);
}
