export { OrderImports } from './imports/OrderImports.js';
export type { ImportList } from './imports/OrderImports.js';
export { OrderImportWizard } from './OrderImportWizard.js';
export type { OrderImportWizardProps } from './OrderImportWizard.js';
export type { WorkerEnd } from './worker/connect-worker.js';
export type { ReadTable } from './worker/read-table.js';
export { readTableInWorker } from './worker/table-reader.js';
