export { OrderImportWizard } from './OrderImportWizard.js';
export type { OrderImportWizardProps } from './OrderImportWizard.js';
export { OrderImports } from './imports/OrderImports.js';
export type { ImportList, OrderImportsProps } from './imports/OrderImports.js';
export { createImportWorker } from './worker/connect-worker.js';
export type { CreateImportWorker, WorkerEnd } from './worker/connect-worker.js';
