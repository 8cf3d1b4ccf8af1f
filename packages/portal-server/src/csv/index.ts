export { CELL_END, csvBytes, ROW_END } from './csv-bytes.js';
export { csvColumns } from './csv-columns.js';
export type { ExportColumn } from './csv-columns.js';
export { csvFile } from './csv-file.js';
export { CSV_FORMATS, csvHead } from './dialect.js';
