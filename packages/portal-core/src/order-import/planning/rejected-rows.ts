import { issueMessage, type Translate } from '../../i18n/index.js';
import { columnLabels } from '../recipe/column-labels.js';
import { ownHeader } from '../reading/rows/added-columns.js';
import { csvRow } from '../reading/cells/csv-row.js';
import type { ImportDelimiter, RejectedOrder, RowIssue } from '../order-import.types.js';

/** The header of a file of rejected rows: two columns are added, which the import knows; a second such file replaces them. */
export function rejectedHeader(header: readonly string[], translate: Translate): string[] {
  return [...ownHeader(header), translate('orderImport.addedLine'), translate('orderImport.addedError')];
}

export interface RejectedRowsOptions {
  /** The header row of the imported file. */
  readonly header: readonly string[];
  readonly delimiter: ImportDelimiter;
  /** Translates the reasons into the reader's language. */
  readonly translate: Translate;
}

/** Writes rejected orders as CSV: their rows as in the file, with the line and the reasons. */
export interface RejectedRowsWriter {
  /** The header row with its line end. */
  header(): string;
  /** All rows of an order, so that it can be corrected and imported as a whole. */
  rows(order: RejectedOrder): string;
}

/**
 * Creates the writer of one file. Lines end in CRLF; no cell can run as a formula; the file can be imported again with the same mapping.
 * For Excel, the caller writes a byte order mark first.
 */
export function createRejectedRowsWriter({
  header,
  delimiter,
  translate,
}: RejectedRowsOptions): RejectedRowsWriter {
  const columns = ownHeader(header).length;
  const write = (cells: readonly string[]) => csvRow(cells, delimiter, 'file');
  return {
    header: () => write(rejectedHeader(header, translate)),
    rows: ({ lines, issues, source }) =>
      source
        .map((cells, index) => {
          const line = lines[index] ?? 0;
          const own = Array.from({ length: columns }, (_, column) => cells[column] ?? '');
          return write([...own, String(line), reasons(issues, line, header, translate)]);
        })
        .join(''),
  };
}

function reasons(
  issues: readonly RowIssue[],
  line: number,
  header: readonly string[],
  translate: Translate,
): string {
  return issues
    .filter((issue) => issue.line === line)
    .map((issue) => rowIssueMessage(issue, header, translate))
    .join('; ');
}

/** Most characters of a value in a message. */
const SHOWN_VALUE = 60;

/**
 * The message of an issue, with its column, the value and what was probably meant: `PLZ „1234x“: Nur Buchstaben …`. The wizard, the server
 * and the CLI use the same words; each adds its own advice.
 */
export function rowIssueMessage(issue: RowIssue, header: readonly string[], translate: Translate): string {
  const message = ofItem(issue, withSuggestion(issue, translate), translate);
  const column = placeOf(issue, header, translate);
  if (column === null) return message;
  const value = issue.value.trim();
  const isTold = issue.params?.['field'] === issue.value;
  if (value === '' || isTold) return `${column}: ${message}`;
  const shown = value.length > SHOWN_VALUE ? `${value.slice(0, SHOWN_VALUE - 1)}…` : value;
  return translate('orderImport.issueOfValue', { column, value: shown, message });
}

/** The message with the item it concerns, when a row or a cell holds several. */
function ofItem({ params, value }: RowIssue, message: string, translate: Translate): string {
  const product = params?.['product'];
  if (product === undefined || product === '' || product === value.trim()) return message;
  return translate('orderImport.issueOfItem', { product, message });
}

function withSuggestion(issue: RowIssue, translate: Translate): string {
  const message = issueMessage(translate, issue);
  const { suggestion, charge } = issue.params ?? {};
  if (suggestion !== undefined) {
    const sentence = /[.?!]$/.test(message) ? message : `${message}.`;
    return `${sentence} ${translate('orderImport.suggestion', { suggestion })}`;
  }
  return charge === undefined ? message : `${message}. ${translate('orderImport.chargeHint')}`;
}

/** Labels by header row: a file has one header and many issues. */
const labelsOfHeader = new WeakMap<readonly string[], readonly string[]>();

function labelsOf(header: readonly string[]): readonly string[] {
  const labels = labelsOfHeader.get(header) ?? columnLabels(header);
  labelsOfHeader.set(header, labels);
  return labels;
}

function placeOf(
  { column, field }: RowIssue,
  header: readonly string[],
  translate: Translate,
): string | null {
  if (column !== null) return labelsOf(header)[column - 1] ?? String(column);
  return field === null ? null : translate(`orderImport.field_${field}`);
}
