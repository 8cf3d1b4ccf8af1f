import { CELL_END, csvBytes, ROW_END } from './csv-bytes.js';
import { CSV_FORMATS, csvHead } from './dialect.js';

// oxlint-disable-next-line no-control-regex -- what ends cells and rows must not stand in them
const CONTROL = /[\u0000-\u001f]+/g;

/** Writes a whole CSV file for German Excel from rows of text. Formulas are made safe. */
export function csvFile(head: readonly string[], rows: readonly (readonly string[])[]): Buffer {
  const [cellEnd, rowEnd] = [String.fromCharCode(CELL_END), String.fromCharCode(ROW_END)];
  const cells = (row: readonly string[]) =>
    row.map((cell) => cell.replaceAll(CONTROL, ' ') + cellEnd).join('');
  const raw = Buffer.from(rows.map((row) => cells(row) + rowEnd).join(''));
  const format = CSV_FORMATS['excel-de'];
  return Buffer.concat([Buffer.from(csvHead(format, head)), csvBytes(raw, format)]);
}
