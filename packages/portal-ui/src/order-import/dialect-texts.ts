import type { TextKey, Translate } from '@kontor/portal-core';
import {
  columnLabels,
  type DateOrder,
  type Detection,
  type ImportDelimiter,
} from '@kontor/portal-core/order-import';
import type { FileReading } from './worker/protocol.js';

/** The words for each delimiter. */
export const DELIMITER_TEXTS: Readonly<Record<ImportDelimiter, TextKey>> = {
  ';': 'orderImport.delimiter_semicolon',
  ',': 'orderImport.delimiter_comma',
  '\t': 'orderImport.delimiter_tab',
  '|': 'orderImport.delimiter_bar',
};

/** The words for each order of day, month and year, as short as a pattern. */
export const DATE_PATTERNS: Readonly<Record<DateOrder, TextKey>> = {
  dmy: 'orderImport.datePattern_dmy',
  mdy: 'orderImport.datePattern_mdy',
  ymd: 'orderImport.datePattern_ymd',
};

/** Names of a file's columns; the one of the days that stand above its rows, which has no header of its own, in the reader's language. */
export function shownLabels(
  { header, dialect }: Pick<FileReading, 'header' | 'dialect'>,
  translate: Translate,
): readonly string[] {
  const labels = columnLabels(header);
  const { dayColumn } = dialect;
  return dayColumn === undefined ? labels : labels.with(dayColumn, translate('orderImport.dayColumn'));
}

/** How the bytes of a file were read: its code page and delimiter, or the sheet of a workbook. */
export function readAs(translate: Translate, { workbook, encoding, delimiter }: Detection): string[] {
  return workbook === undefined
    ? [translate(`orderImport.encoding_${encoding.value}`), translate(DELIMITER_TEXTS[delimiter.value])]
    : [translate('orderImport.sheetNamed', { name: workbook.sheet })];
}
