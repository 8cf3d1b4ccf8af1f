import { issueMessage, type Translate } from '@kontor/portal-core/i18n';
import type { RowIssue } from '@kontor/portal-core/order-import';
import type { CellState } from '../../table/index.js';
import { fieldAt, type GridField } from '../worker/grid-fields.js';
import type { CheckedRow } from '../worker/protocol.js';
import { headOf } from './field-layout.js';

/** Fault of a field in a row. */
export function fieldState(
  field: GridField,
  row: CheckedRow,
  fields: readonly GridField[],
  translate: Translate,
): CellState | undefined {
  const own = row.issues.filter((issue) => idOfIssue(issue, fields) === field.id);
  return told(own, (issue) => withSuggestion(issue, briefMessage(issue, translate), translate));
}

function idOfIssue({ field, column }: RowIssue, fields: readonly GridField[]): string | undefined {
  return fieldAt(fields, field, column === null ? null : column - 1)?.id;
}

/** Faults of the whole order, or of a field without a column. */
export function orderState(
  row: CheckedRow | null,
  fields: readonly GridField[],
  shown: ReadonlySet<string>,
  translate: Translate,
): CellState | undefined {
  if (row === null) return undefined;
  if (row.outcome === 'conflict' && row.isFirst)
    return {
      level: 'warning',
      message: translate(row.isStoredCancelled ? 'orderImport.cancelledAs' : 'orderImport.conflictWith', {
        id: row.storedOrderId ?? 0,
      }),
    };
  const unplaced = row.issues.filter((issue) => !shown.has(idOfIssue(issue, fields) ?? ''));
  return told(unplaced, (issue) => namedMessage(issue, translate));
}

/** Headers of the columns in which a row has faults, for cells that are not visible. */
export function wrongHeads(
  row: CheckedRow,
  fields: readonly GridField[],
  shown: ReadonlySet<string>,
  translate: Translate,
): string {
  const ids = new Set(row.issues.map((issue) => idOfIssue(issue, fields)));
  const wrong = fields.filter(({ id }) => ids.has(id) && shown.has(id));
  return wrong.map((field) => headOf(field, translate)).join(', ');
}

function told(issues: readonly RowIssue[], say: (issue: RowIssue) => string): CellState | undefined {
  if (issues.length === 0) return undefined;
  return { level: 'error', message: issues.map(say).join(' ') };
}

/** Message of a fault behind the value it is about, unless the message quotes that itself. */
export function messageOfValue(value: string, issue: RowIssue, translate: Translate): string {
  const text = message(issue, translate);
  const isQuoted = issue.params?.['said'] === value && text.includes(value);
  return value === '' || isQuoted ? text : `${translate('orderImport.faultValue', { value })} ${text}`;
}

/** Message that names its field, for issues shown outside of their column. */
function namedMessage(issue: RowIssue, translate: Translate): string {
  const text = withSuggestion(issue, briefMessage(issue, translate), translate);
  return issue.field === null ? text : `${translate(`orderImport.field_${issue.field}`)}: ${text}`;
}

/** Message of an issue, with the suggested value. */
function message(issue: RowIssue, translate: Translate): string {
  return withSuggestion(issue, issueMessage(translate, issue), translate);
}

function withSuggestion({ params }: RowIssue, text: string, translate: Translate): string {
  const suggestion = params?.['suggestion'];
  if (suggestion === undefined) return text;
  return `${text}${/[.?!]$/.test(text) ? '' : '.'} ${translate('orderImport.suggestion', { suggestion })}`;
}

/** Codes whose message is too long for a cell, by the alphabet. */
const BRIEF_CODES = [
  'amountDiffers',
  'cancelledInFile',
  'cancelledOnSheet',
  'colouredRow',
  'columnsSwapped',
  'countDiffers',
  'country',
  'damagedCharacter',
  'dateInWords',
  'dateWithoutYear',
  'detachedRows',
  'dittoMark',
  'dittoValue',
  'doubtfulCountry',
  'doubtfulDate',
  'draggedCell',
  'equalRows',
  'equalRowsOften',
  'freePart',
  'freeTwin',
  'headRow',
  'hiddenRow',
  'houseNumberDate',
  'indentedPart',
  'listLengths',
  'listedOnSheet',
  'lostLetter',
  'misplaced',
  'negativeAmount',
  'noStreet',
  'noteBeside',
  'numberMarked',
  'orderNumberShort',
  'otherName',
  'otherProduct',
  'otherSpelling',
  'otherVariant',
  'outdatedText',
  'packstationNumber',
  'packstationStreet',
  'placeholder',
  'postFilialeNumber',
  'postPlaceBeside',
  'postPlaceNumber',
  'postalCodeCountry',
  'productAndQuantity',
  'remarkForbids',
  'remarkUnread',
  'repeatedRow',
  'rowsDiffer',
  'saidByBox',
  'saidByLine',
  'saidByName',
  'saidByNumber',
  'saidByPage',
  'scientificNumber',
  'serialRows',
  'setOrPieces',
  'sheetError',
  'splitDecimal',
  'storedAlready',
  'streetInCity',
  'thousandsOrDecimal',
  'unitOfQuantity',
  'unknownStatus',
] as const;

/** Message in few words, for a cell; the list of faults has it in full. */
function briefMessage(issue: RowIssue, translate: Translate): string {
  const brief = BRIEF_CODES.find((code) => code === issue.code);
  return brief === undefined
    ? issueMessage(translate, issue)
    : translate(`orderImport.cell_${brief}`, issue.params);
}
