export { exportCsv, writeAnswer } from './export-csv.js';
export type { ExportOutput } from './export-csv.js';
export { withClient, withPortal } from './portal.js';
