import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import {
  columnLabels,
  type DateOrder,
  type Detection,
  type ImportDelimiter,
} from '@kontor/portal-core/order-import';
import type { FileReading } from './worker/protocol.js';

/** Text keys of the delimiters. */
export const DELIMITER_TEXTS: Readonly<Record<ImportDelimiter, TextKey>> = {
  ';': 'orderImport.delimiter_semicolon',
  ',': 'orderImport.delimiter_comma',
  '\t': 'orderImport.delimiter_tab',
  '|': 'orderImport.delimiter_bar',
};

/** Text keys of the orders of day, month and year, written as short patterns. */
export const DATE_PATTERNS: Readonly<Record<DateOrder, TextKey>> = {
  dmy: 'orderImport.datePattern_dmy',
  mdy: 'orderImport.datePattern_mdy',
  ymd: 'orderImport.datePattern_ymd',
};

/** Names of a file's columns. The column made from days above the rows has no header of its own and is named in the reader's language. */
export function shownLabels(
  { header, dialect }: Pick<FileReading, 'header' | 'dialect'>,
  translate: Translate,
): readonly string[] {
  const labels = columnLabels(header);
  const { dayColumn } = dialect;
  return dayColumn === undefined ? labels : labels.with(dayColumn, translate('orderImport.dayColumn'));
}

/** The format a file was read in: encoding and delimiter, or the sheet of a workbook. */
export function readAs(translate: Translate, { workbook, encoding, delimiter }: Detection): string[] {
  return workbook === undefined
    ? [translate(`orderImport.encoding_${encoding.value}`), translate(DELIMITER_TEXTS[delimiter.value])]
    : [translate('orderImport.sheetNamed', { name: workbook.sheet })];
}
