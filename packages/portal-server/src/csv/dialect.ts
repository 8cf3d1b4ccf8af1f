import type { CsvDialect } from '@kontor/portal-core/wire';

/** The format of a CSV file. */
export interface CsvFormat {
  readonly delimiter: ',' | ';';
  /** Whether the file begins with a byte order mark. Excel reads a file as UTF-8 only with one. */
  readonly bom: boolean;
  readonly lineEnd: '\r\n' | '\n';
  /** Format of days: as German Excel shows them, or ISO, which every Excel reads as a date and no import can mistake. */
  readonly days: 'dd.mm.yyyy' | 'yyyy-mm-dd';
  /** Decimal separator of the language that the spreadsheet uses. */
  readonly decimalPoint: '.' | ',';
}

/** The CSV formats of downloads, by dialect. */
export const CSV_FORMATS: Readonly<Record<CsvDialect, CsvFormat>> = {
  'excel-de': { delimiter: ';', bom: true, lineEnd: '\r\n', days: 'dd.mm.yyyy', decimalPoint: ',' },
  'excel-en': { delimiter: ',', bom: true, lineEnd: '\r\n', days: 'yyyy-mm-dd', decimalPoint: '.' },
  plain: { delimiter: ',', bom: false, lineEnd: '\n', days: 'yyyy-mm-dd', decimalPoint: '.' },
};

/** The header row of a CSV file, with the byte order mark of its format. */
export function csvHead({ bom, delimiter, lineEnd }: CsvFormat, names: readonly string[]): string {
  const cells = names.map((name) => `"${name.replaceAll('"', '""')}"`);
  return (bom ? '\ufeff' : '') + cells.join(delimiter) + lineEnd;
}
