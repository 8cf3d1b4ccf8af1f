import type { Translate } from '@kontor/portal-core';
import { columnsOfSource, isJoined, takePart, type FieldSource } from '@kontor/portal-core/order-import';
import { useLanguage } from '../../provider/index.js';
import { dateOrderOf } from '../state/mapping-draft.js';
import { dayInWords, dayToTell } from '../state/read-dates.js';
import { rawText, sourceInForce, type GridField } from '../worker/grid-fields.js';
import type { CheckedRow } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
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
  const day = useDayRead(field, text);
  const notes = [
    ...(day === null || isWrong(field, row) ? [] : [translate('orderImport.dateRead', { day })]),
    ...below.map((one) => textOf(one, row)).filter((note) => note.trim() !== ''),
  ];
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

/** The day a date is read as, where the text alone does not tell it. */
function useDayRead({ field }: GridField, text: string): string | null {
  const language = useLanguage();
  const { file, draft } = useWizard().state;
  if (field !== 'date' || file === null || draft === null) return null;
  const day = dayToTell(text, dateOrderOf(file.reading, draft).value);
  return day === null ? null : dayInWords(day, language, 'short');
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
