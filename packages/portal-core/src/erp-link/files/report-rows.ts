import type { TableRow } from '../../order-import/index.js';
import { cleanText, issue, type Issue } from '../../validation/index.js';
import type { ErpVocabulary } from '../words/erp-vocabulary.js';
import type { ReportColumns } from './report-columns.js';
import type { ReportField } from './report-words.js';

/** A row as a report, or the reasons why it is none. The paths of the issues are the report's. */
export interface ReportRow<Report> {
  readonly line: number;
  readonly report: Report;
  readonly issues: readonly Issue[];
}

/** What is said of all rows of a file. */
export interface RowsOptions {
  readonly columns: ReportColumns;
  /** The carrier of all shipments, whatever a column says; empty for that of the column. */
  readonly carrier?: string;
  /** The warehouse of all stock, whatever a column says; empty for that of the column. */
  readonly warehouse?: string;
  readonly merchantErpId?: number | undefined;
  /** The ERP's numbers of merchants by their names in lower case. */
  readonly merchants?: ReadonlyMap<string, number>;
  /** True where the orders of a file of shipments keep their status: their labels are printed, they have not left. */
  readonly keepsStatus?: boolean;
  /** What the words of the ERP mean; the usual ones where nothing else is said. */
  readonly words?: ErpVocabulary;
}

/** Reads the cells of a row by their fields; a field without a column is blank. */
export function cellReader({ cells }: TableRow, columns: ReportColumns) {
  return (field: ReportField): string => {
    const at = columns[field];
    return at === undefined ? '' : cleanText(unwrapped(cells[at] ?? ''));
  };
}

/** What a cell says, without the signs by which a spreadsheet keeps a number as text: `="0034"`, `'0034`. */
export const unwrapped = (cell: string): string =>
  cell.replace(/^\s*="(.*)"\s*$/s, '$1').replace(/^\s*'(?=\d)/, '');

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

/** The merchant of a row, by the ERP's number or by name. */
export function merchantOf(
  text: string,
  { merchantErpId, merchants }: RowsOptions,
  issues: Issue[],
): { merchant_erp_id?: number } {
  const number = WHOLE_NUMBER.test(text) ? Number(text) : undefined;
  const id = text === '' ? merchantErpId : (merchants?.get(text.toLowerCase()) ?? number);
  if (text !== '' && id === undefined) issues.push(issue('merchant_erp_id', 'unknownMerchant'));
  return id === undefined ? {} : { merchant_erp_id: id };
}

/** A row with a further reason not to take it. */
export const refused = <Report>(row: ReportRow<Report>, ...issues: readonly Issue[]): ReportRow<Report> =>
  issues.length === 0 ? row : { ...row, issues: [...row.issues, ...issues] };
