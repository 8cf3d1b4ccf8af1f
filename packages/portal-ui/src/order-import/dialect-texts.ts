import type { TextKey } from '@kontor/portal-core';
import type { DateOrder, ImportDelimiter } from '@kontor/portal-core/order-import';

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
