import type { Translate } from '@kontor/portal-core/i18n';
import {
  columnsOfSource,
  dayToTell,
  isJoined,
  numberOfLine,
  takePart,
  type FieldSource,
} from '@kontor/portal-core/order-import';
import { useLanguage } from '../../provider/index.js';
import { dateOrderOf } from '../state/mapping-draft.js';
import { dayInWords } from '../state/read-dates.js';
import { rawText, sourceInForce, type GridField } from '../worker/grid-fields.js';
import type { CheckedRow } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { Blank, Borrowed, CellNote, CellText, Edited } from './CheckGrid.styles.js';
import { valueText } from './value-text.js';

/** The editable text of a row's field: the whole text of its columns, or the fixed value. */
export function textOf(field: GridField, row: CheckedRow): string {
  const source = sourceInForce(field, row.isFallback);
  return source === undefined ? fixedText(field, row) : rawText(source, row.cells);
}

/** The fixed value of a field in a row; an order number may name the row's line. */
const fixedText = ({ field, constant }: GridField, { line }: CheckedRow): string =>
  field === 'external_order_id' ? numberOfLine(constant, line) : constant;

interface FieldCellProps {
  readonly field: GridField;
  readonly below: readonly GridField[];
  readonly row: CheckedRow;
  readonly translate: Translate;
}

/** Cell of a field: its text, whether it was changed manually or taken from the other address, and the fields shown below it. */
export function FieldCell({ field, below, row, translate }: FieldCellProps) {
  const source = sourceInForce(field, row.isFallback);
  const text =
    source === undefined
      ? valueText(field.field, fixedText(field, row), translate)
      : partOf(source, textOf(field, row));
  const original = originalText(source, row);
  const day = useDayRead(field, text);
  const notes = [
    ...(day === null || isWrong(field, row) ? [] : [translate('orderImport.dateRead', { day })]),
    ...below.map((one) => textOf(one, row)).filter((note) => note.trim() !== ''),
  ];
  if (text === '' && original === null && notes.length > 0 && !isWrong(field, row))
    return <CellText>{notes.join(' · ')}</CellText>;
  const told = field.field === 'email' ? <Email text={text} /> : text;
  const shown = text === '' ? <Blank>{translate('orderImport.blank')}</Blank> : told;
  return (
    <CellText>
      {original !== null ? (
        <Edited title={translate('orderImport.editedFrom', { value: original })}>{shown}</Edited>
      ) : row.isFallback && field.fallback !== undefined ? (
        <Borrowed title={translate('orderImport.fromFallback')}>{text}</Borrowed>
      ) : text === '' && isWrong(field, row) ? (
        shown
      ) : (
        told
      )}
      {notes.length > 0 && <CellNote>{notes.join(' · ')}</CellNote>}
    </CellText>
  );
}

/** An e-mail address, which breaks at its sign if it does not fit on a line. */
function Email({ text }: { readonly text: string }) {
  const [name = '', ...rest] = text.split(/(?<=@)/);
  return (
    <>
      {name}
      <wbr />
      {rest.join('')}
    </>
  );
}

/** The day an ambiguous date is read as; null if the text is unambiguous. */
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

/** The part of a text that the recipe reads: the post code of „20457 Hamburg“. A text that cannot be split is returned whole. */
function partOf(source: FieldSource, text: string): string {
  if (!isJoined(source) || source.part === undefined) return text;
  return takePart(text, source.part) ?? text;
}

/** The file's own text if cells were changed manually; null otherwise. */
function originalText(source: FieldSource | undefined, { originals, cells }: CheckedRow): string | null {
  const columns = columnsOfSource(source);
  if (columns.every((column) => originals[column] === undefined)) return null;
  const before = [...cells];
  for (const column of columns) before[column] = originals[column] ?? cells[column] ?? '';
  return rawText(source, before);
}
