import type { CsvDialect } from '@kontor/portal-core';

/** How a CSV is written. */
export interface CsvFormat {
  readonly delimiter: ',' | ';';
  /** Excel takes a file for UTF-8 only with a byte order mark. */
  readonly bom: boolean;
  readonly lineEnd: '\r\n' | '\n';
  /** How days are written: as German Excel shows them, or ISO, which every Excel reads as a date and no import can mistake. */
  readonly days: 'dd.mm.yyyy' | 'yyyy-mm-dd';
  /** What stands before the decimals, as the spreadsheet of that language reads them. */
  readonly decimalPoint: '.' | ',';
}

/** The dialects of downloads. */
export const CSV_FORMATS: Readonly<Record<CsvDialect, CsvFormat>> = {
  'excel-de': { delimiter: ';', bom: true, lineEnd: '\r\n', days: 'dd.mm.yyyy', decimalPoint: ',' },
  'excel-en': { delimiter: ',', bom: true, lineEnd: '\r\n', days: 'yyyy-mm-dd', decimalPoint: '.' },
  plain: { delimiter: ',', bom: false, lineEnd: '\n', days: 'yyyy-mm-dd', decimalPoint: '.' },
};

/** The header row of a file, with its byte order mark. */
export function csvHead({ bom, delimiter, lineEnd }: CsvFormat, names: readonly string[]): string {
  const cells = names.map((name) => `"${name.replaceAll('"', '""')}"`);
  return (bom ? '\ufeff' : '') + cells.join(delimiter) + lineEnd;
}
